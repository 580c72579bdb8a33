<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Vestibule\Kernel\Database\Database;

/**
 * Changes site settings for the demo, and restores the previous settings when the demo is removed. The settings are
 * changed only once, so later changes by users are not overwritten.
 */
final class Settings {

	/** Option with the previous values, as apply() stores them. It exists until the demo is removed. */
	private const RECORD = 'vestibule_demo';

	private const OPTIONS = array(
		'timezone_string'        => 'Europe/Berlin',
		'time_format'            => 'H:i',
		'start_of_week'          => 1,
		'posts_per_page'         => 6,
		'default_comment_status' => 'open',
		'thread_comments'        => 1,
		'thread_comments_depth'  => 3,
		'show_avatars'           => 0,
		'show_on_front'          => 'page',
		// Articles have URLs without a date, such as /{article-slug}/ (docs/hooks.md).
		'permalink_structure'    => '/%postname%/',
	);

	private const SAMPLES = array( 'post' => 'hello-world', 'page' => 'sample-page' );

	public function __construct( private readonly Database $database ) {}

	public function isApplied(): bool {
		return false !== get_option( self::RECORD );
	}

	/**
	 * @param array<string, int>   $pages  Page IDs by name of the option, such as `page_on_front` and `page_for_posts`.
	 * @param array<string, mixed> $absent Options that are only set if they have never been set.
	 */
	public function apply( array $pages, array $absent ): void {
		if ( $this->isApplied() ) {
			return;
		}
		$record = array( 'options' => array(), 'pages' => $pages );
		foreach ( self::OPTIONS + $this->words() + $pages + array_filter(
			$absent,
			self::isUntouched( ... ),
			ARRAY_FILTER_USE_KEY
		) as $name => $value ) {
			$before = get_option( $name );
			update_option( $name, $value );
			// Read the value again, because WordPress may have added defaults when it sanitized the value.
			$record['options'][ $name ] = array( 'before' => $before, 'set' => get_option( $name ) );
		}
		$record['samples'] = $this->hideSamples();
		add_option( self::RECORD, $record, '', false );
		$this->addresses();
	}

	/**
	 * Restores the previous settings. Skips settings that have been changed since.
	 *
	 * @param list<int> $kept IDs of pages that are kept. Settings that refer to them are not restored.
	 */
	public function restore( array $kept ): void {
		$record = get_option( self::RECORD );
		$record = is_array( $record ) ? $record : array();
		$pages  = array_filter(
			is_array( $record['pages'] ?? null ) ? $record['pages'] : array(),
			static fn ( mixed $id ): bool => in_array( $id, $kept, true )
		);
		$stays  = isset( $pages['page_on_front'] ) || isset( $pages['page_for_posts'] )
			? $pages + array( 'show_on_front' => true )
			: $pages;
		foreach ( array_diff_key(
			is_array( $record['options'] ?? null ) ? $record['options'] : array(),
			$stays
		) as $name => $change ) {
			if ( is_array( $change ) && self::isSame( get_option( (string) $name ), $change['set'] ?? null ) ) {
				false === $change['before']
					? delete_option( (string) $name )
					: update_option( (string) $name, $change['before'] );
			}
		}
		$this->showSamples( is_array( $record['samples'] ?? null ) ? $record['samples'] : array() );
		delete_option( self::RECORD );
		$this->addresses();
	}

	/** @return array<string, string> Options whose values are in the site's language. */
	private function words(): array {
		return array(
			'blogname'        => __( 'Lindenbogen Institute', 'vestibule' ),
			'blogdescription' => __( 'Language courses and advice in Berlin', 'vestibule' ),
			/* translators: date format for PHP's date(), with day, month and year: 1 December 2026. */
			'date_format'     => _x( 'j F Y', 'format of dates on the demo site', 'vestibule' ),
		);
	}

	/**
	 * Checks whether an option was never set or only contains defaults. Options with a schema contain all defaults
	 * after a reset.
	 */
	private static function isUntouched( string $name ): bool {
		return in_array( get_option( $name, array() ), array( array(), sanitize_option( $name, array() ) ), true );
	}

	/** Compares two values. Numbers are compared as strings, because the database returns them as strings. */
	private static function isSame( mixed $now, mixed $then ): bool {
		return is_scalar( $now ) && is_scalar( $then ) ? (string) $now === (string) $then : $now === $then;
	}

	/** Reloads the permalink structure, which WordPress reads only once per request. */
	private function addresses(): void {
		global $wp_rewrite;
		if ( $wp_rewrite instanceof \WP_Rewrite ) {
			$wp_rewrite->init();
			flush_rewrite_rules();
		}
	}

	/**
	 * Moves WordPress's sample post and sample page to the Trash, if they have not been edited.
	 *
	 * @return list<int> IDs of the posts that were moved.
	 */
	private function hideSamples(): array {
		$hidden = array();
		foreach ( self::SAMPLES as $type => $slug ) {
			$post = get_page_by_path( $slug, 'OBJECT', $type );
			if (
				$post instanceof \WP_Post
					&& 'publish' === $post->post_status
					&& $post->post_date_gmt === $post->post_modified_gmt
			) {
				$this->move( $post->ID, 'trash' );
				$hidden[] = $post->ID;
			}
		}
		return $hidden;
	}

	/** @param array<mixed> $hidden */
	private function showSamples( array $hidden ): void {
		foreach ( $hidden as $id ) {
			if ( is_int( $id ) && 'trash' === get_post_status( $id ) ) {
				$this->move( $id, 'publish' );
			}
		}
	}

	/**
	 * Changes the status of a post directly in the database. WordPress's functions would add a revision, and change the
	 * date and the slug.
	 */
	private function move( int $id, string $status ): void {
		$this->database->execute( 'UPDATE {posts} SET post_status = %s WHERE ID = %d', $status, $id );
		clean_post_cache( $id );
		$topics = wp_get_object_terms( $id, 'category', array( 'fields' => 'tt_ids' ) );
		if ( is_array( $topics ) && array() !== $topics ) {
			wp_update_term_count_now( $topics, 'category' );
		}
	}
}
