<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

use Vestibule\Kernel\Database\Database;

/**
 * The site-wide settings of the demo, made once: an owner who changes them later keeps the change.
 *
 * What stood there before is written down, so that it can come back.
 */
final class Settings {

	/** @see Settings::apply() for its shape; it also says that the demo is there. */
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
		// Articles are addressed by /{article-slug}/ (docs/hooks.md).
		'permalink_structure'    => '/%postname%/',
	);

	private const SAMPLES = array( 'post' => 'hello-world', 'page' => 'sample-page' );

	public function __construct( private readonly Database $database ) {}

	public function isApplied(): bool {
		return false !== get_option( self::RECORD );
	}

	/**
	 * @param array<string, int>   $pages  ids by the option that names them (`page_on_front`, `page_for_posts`, …).
	 * @param array<string, mixed> $absent options that are set only where nobody has chosen anything.
	 */
	public function apply( array $pages, array $absent ): void {
		if ( $this->isApplied() ) {
			return;
		}
		$record = array( 'options' => array(), 'pages' => $pages );
		foreach ( self::OPTIONS + $this->words() + $pages + array_filter( $absent, self::isUntouched( ... ), ARRAY_FILTER_USE_KEY ) as $name => $value ) {
			$before = get_option( $name );
			update_option( $name, $value );
			// As it was stored: an option of a fixed shape has more in it than it was given.
			$record['options'][ $name ] = array( 'before' => $before, 'set' => get_option( $name ) );
		}
		$record['samples'] = $this->hideSamples();
		add_option( self::RECORD, $record, '', false );
		$this->addresses();
	}

	/**
	 * Puts back what is as the demo set it; what somebody has changed since is theirs.
	 *
	 * @param list<int> $kept pages that stay, and with them their place as front page, posts page or privacy page.
	 */
	public function restore( array $kept ): void {
		$record = get_option( self::RECORD );
		$record = is_array( $record ) ? $record : array();
		$pages  = array_filter( is_array( $record['pages'] ?? null ) ? $record['pages'] : array(), static fn ( mixed $id ): bool => in_array( $id, $kept, true ) );
		$stays  = isset( $pages['page_on_front'] ) || isset( $pages['page_for_posts'] ) ? $pages + array( 'show_on_front' => true ) : $pages;
		foreach ( array_diff_key( is_array( $record['options'] ?? null ) ? $record['options'] : array(), $stays ) as $name => $change ) {
			if ( is_array( $change ) && self::isSame( get_option( (string) $name ), $change['set'] ?? null ) ) {
				false === $change['before'] ? delete_option( (string) $name ) : update_option( (string) $name, $change['before'] );
			}
		}
		$this->showSamples( is_array( $record['samples'] ?? null ) ? $record['samples'] : array() );
		delete_option( self::RECORD );
		$this->addresses();
	}

	/** @return array<string, string> Options in the site's language. */
	private function words(): array {
		return array(
			'blogname'        => __( 'Lindenbogen Institute', 'vestibule' ),
			'blogdescription' => __( 'Language courses and advice in Berlin', 'vestibule' ),
			/* translators: the format of dates as PHP's date() takes it, day, month and year: 1 December 2026. */
			'date_format'     => _x( 'j F Y', 'format of dates on the demo site', 'vestibule' ),
		);
	}

	/** Also where the option of a fixed shape was put back to nothing: it has all its defaults in it then. */
	private static function isUntouched( string $name ): bool {
		return in_array( get_option( $name, array() ), array( array(), sanitize_option( $name, array() ) ), true );
	}

	/** The database answers numbers as text. */
	private static function isSame( mixed $now, mixed $then ): bool {
		return is_scalar( $now ) && is_scalar( $then ) ? (string) $now === (string) $then : $now === $then;
	}

	/** WordPress reads the form of addresses once a request, and keeps what it made of them. */
	private function addresses(): void {
		global $wp_rewrite;
		if ( $wp_rewrite instanceof \WP_Rewrite ) {
			$wp_rewrite->init();
			flush_rewrite_rules();
		}
	}

	/**
	 * The sample post and page of a fresh WordPress: untouched, they only stand in the way, and lie in the Trash while
	 * the demo is there.
	 *
	 * @return list<int> What was put into the Trash.
	 */
	private function hideSamples(): array {
		$hidden = array();
		foreach ( self::SAMPLES as $type => $slug ) {
			$post = get_page_by_path( $slug, 'OBJECT', $type );
			if ( $post instanceof \WP_Post && 'publish' === $post->post_status && $post->post_date_gmt === $post->post_modified_gmt ) {
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

	/** Only the status changes, past WordPress: it would leave a revision, a new date and a new slug behind. */
	private function move( int $id, string $status ): void {
		$this->database->execute( 'UPDATE {posts} SET post_status = %s WHERE ID = %d', $status, $id );
		clean_post_cache( $id );
		$topics = wp_get_object_terms( $id, 'category', array( 'fields' => 'tt_ids' ) );
		if ( is_array( $topics ) && array() !== $topics ) {
			wp_update_term_count_now( $topics, 'category' );
		}
	}
}
