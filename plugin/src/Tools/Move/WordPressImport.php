<?php

declare(strict_types=1);

namespace Vestibule\Tools\Move;

use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Courses\Courses;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Chat\Accounts;

defined( 'ABSPATH' ) || exit;

/**
 * Moves forms, appointment types, hosts, courses, chat accounts and pages to another site with WordPress's own export
 * and import (docs/health.md). Replaces their IDs wherever they refer to each other, because the importer assigns new
 * ones. Imports referenced posts first, so that most references are correct when they are stored, even if the import is
 * interrupted and repeated. A post is an array of the importer's parser: post_id, post_type, post_title, guid …
 *
 * @phpstan-type Post array<string, mixed>
 */
final class WordPressImport {

	private const FIRST = array( Hosts::NAME, Accounts::TYPE, Events::NAME, FormPostType::NAME, Courses::NAME );

	/** Meta key for the URL of the other site. Forms have this meta until the import ends. */
	private const OPEN = '_vestibule_import_open';

	private readonly References $references;

	private Origins $origins;

	private Addresses $addresses;

	/** Whether the importer replaces URLs of the other site. */
	private bool $changesAddresses = false;

	/** @var array<int, string> Hostname of the other site, by ID of each post that this import has created. */
	private array $made = array();

	/** @var array<string, true> Titles of posts with references that could not be resolved. */
	private array $incomplete = array();

	public function __construct( private readonly Database $database ) {
		$this->references = new References();
		$this->origins    = new Origins( $this->database );
		$this->addresses  = new Addresses();
	}

	/**
	 * @param array<string, mixed> $options Options of the importer.
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_import_options' )]
	public function readOptions( array $options ): array {
		$this->changesAddresses = true === ( $options['rewrite_urls'] ?? false );
		return $options;
	}

	/** Discards the data of the previous file, because WP-CLI imports several files in one process. */
	#[Hook( 'import_start' )]
	public function begin(): void {
		$this->origins    = new Origins( $this->database );
		$this->addresses  = new Addresses();
		$this->made       = array();
		$this->incomplete = array();
	}

	/**
	 * Sorts the posts, so that referenced posts come first.
	 *
	 * @param array<array-key, Post> $posts
	 * @return array<array-key, Post>
	 */
	#[Hook( 'wp_import_posts' )]
	public function order( array $posts ): array {
		$place = static function ( array $post ): int {
			$at = array_search( $post['post_type'] ?? '', self::FIRST, true );
			return false === $at ? count( self::FIRST ) : $at;
		};
		usort( $posts, static fn ( array $one, array $other ): int => $place( $one ) <=> $place( $other ) );
		return $posts;
	}

	/**
	 * @param array<string, mixed> $data Post data to store.
	 * @param Post                 $post
	 * @return array<string, mixed>
	 */
	#[Hook( 'wp_import_post_data_processed' )]
	public function renumber( array $data, array $post ): array {
		if ( is_string( $data['post_content'] ?? null ) ) {
			$data['post_content'] = $this->references->renumber(
				$data['post_content'],
				$this->finder( self::site( $post ), self::text( $post, 'post_title' ) )
			);
		}
		return $data;
	}

	/**
	 * Records the origin of a new post.
	 *
	 * @param mixed                $id   Post ID; WP_Error if WordPress failed to store the post.
	 * @param array<string, mixed> $data
	 * @param Post                 $post
	 */
	#[Hook( 'wp_import_insert_post' )]
	public function note( mixed $id, mixed $old, array $data, array $post ): void {
		if ( is_int( $id ) ) {
			$this->made[ $id ] = self::site( $post );
		}
	}

	/**
	 * Records the new IDs of a post. Also runs for posts that existed before the import.
	 *
	 * @param list<array{key: string, value: mixed}> $metas
	 * @param Post                                   $post
	 * @return list<array{key: string, value: mixed}>
	 */
	#[Hook( 'wp_import_post_meta' )]
	public function learn( array $metas, int $id, array $post ): array {
		$type = self::text( $post, 'post_type' );
		$old  = is_numeric( $post['post_id'] ?? null ) ? (int) $post['post_id'] : 0;
		$this->origins->learn( $type, $old, $id );
		if ( 'attachment' === $type ) {
			$address = self::text( $post, 'attachment_url' );
			$this->addresses->learn( '' === $address ? self::text( $post, 'guid' ) : $address, $id );
		}
		if ( ! in_array( $type, self::FIRST, true ) ) {
			return $metas;
		}
		$numbers = array_column(
			array_filter( $metas, static fn ( array $meta ): bool => FormPostType::NUMBER === $meta['key'] ),
			'value'
		);
		$number  = is_numeric( $numbers[0] ?? null ) ? (int) $numbers[0] : 0;
		if ( $number > 0 ) {
			$this->origins->learn( References::NUMBER, $number, Origins::number( $id ) );
		}
		$is_new = isset( $this->made[ $id ] );
		if ( $is_new ) {
			$this->origins->keep( $this->made[ $id ], $id, $old, $number );
		}
		if ( $is_new && FormPostType::NAME === $type ) {
			add_post_meta( $id, self::OPEN, self::base( $post ), true );
		}
		// Existing posts retain their settings, because WordPress would ignore a second row for the same setting.
		$is_taken = static fn ( array $meta ): bool =>
			Origins::isOwnMeta( $meta['key'] )
				|| self::OPEN === $meta['key']
				|| ( ! $is_new && str_starts_with( $meta['key'], 'vestibule_' ) );
		return array_values( array_filter( $metas, static fn ( array $meta ): bool => ! $is_taken( $meta ) ) );
	}

	#[Hook( 'import_post_meta' )]
	public function renumberMeta( int $post, string $key, mixed $value ): void {
		if ( ! isset( $this->made[ $post ] ) ) {
			return;
		}
		$find  = $this->finder( $this->made[ $post ], get_post_field( 'post_title', $post ) );
		$after = match ( $key ) {
			Events::META  => $this->hosts( $post, $value, $find ),
			Courses::META => self::course( $value, $find ),
			default       => map_deep(
				$value,
				fn ( mixed $text ): mixed => is_string( $text ) ? $this->references->shortcodes( $text, $find ) : $text
			),
		};
		if ( $after !== $value ) {
			// Other keys may have several rows. The plugin's own settings are sanitized when they are stored, so the
			// previous value would not match.
			$is_own = in_array( $key, array( Events::META, Courses::META ), true );
			update_post_meta( $post, wp_slash( $key ), wp_slash( $after ), $is_own ? '' : $value );
		}
	}

	/**
	 * Replaces the IDs of the form and the teachers of a course. If they were not imported, the course has no
	 * registration and no teachers.
	 *
	 * @param callable(string, int): int $find
	 */
	private static function course( mixed $settings, callable $find ): mixed {
		if ( ! is_array( $settings ) ) {
			return $settings;
		}
		$new = static fn ( string $type, mixed $id ): int =>
			is_numeric( $id ) && $id > 0 ? $find( $type, (int) $id ) : 0;
		if ( isset( $settings['form'] ) ) {
			$settings['form'] = $new( FormPostType::NAME, $settings['form'] );
		}
		if ( is_array( $settings['teachers'] ?? null ) ) {
			$renumber             = static fn ( mixed $id ): int => $new( Hosts::NAME, $id );
			$hosts                = array_filter( array_map( $renumber, $settings['teachers'] ) );
			$settings['teachers'] = array_values( array_unique( $hosts ) );
		}
		return $settings;
	}

	/** @param callable(string, int): int $find */
	private function hosts( int $event, mixed $settings, callable $find ): mixed {
		if ( is_array( $settings ) && is_array( $settings['hosts'] ?? null ) ) {
			$hosts = array_map(
				static fn ( mixed $host ): int => is_numeric( $host ) ? $find( Hosts::NAME, (int) $host ) : 0,
				$settings['hosts']
			);
			// An invalid ID prevents bookings of an appointment type whose hosts are missing. With an empty list, it
			// would not need a host.
			$settings['hosts'] = array_map( static fn ( int $host ): int => $host > 0 ? $host : $event, $hosts );
		}
		return $settings;
	}

	#[Hook( 'import_end' )]
	public function finish(): void {
		// phpcs:ignore WordPress.DB.SlowDBQuery -- Once per import.
		$open = array( 'post_status' => 'any', 'posts_per_page' => -1, 'meta_key' => self::OPEN );
		foreach ( get_posts( array( 'post_type' => FormPostType::NAME ) + $open ) as $form ) {
			$base = get_post_meta( $form->ID, self::OPEN, true );
			$base = is_string( $base ) ? $base : '';
			$done = new FinishedForm(
				$this->references,
				$this->addresses,
				$this->finder( Origins::host( $base ), $form->post_title ),
				$this->changesAddresses ? $base : ''
			);
			$done->finish( $form, $this->database );
			delete_post_meta( $form->ID, self::OPEN );
		}
		if ( array() !== $this->incomplete ) {
			/* translators: %s: titles of pages and forms. */
			$words = __( 'These items refer to a form, appointment type, host, course, chat account, page or image that was not imported. Open them and choose the missing item again: %s', 'vestibule' );
			echo '<p>' . esc_html( sprintf( $words, implode( ', ', array_keys( $this->incomplete ) ) ) ) . '</p>';
		}
		$this->begin();
		$this->changesAddresses = false;
	}

	/**
	 * Returns a function that converts an ID of the other site. The ID of a post that was not imported is unchanged,
	 * unless a different post has this ID on this site. In this case, it becomes 0, so that visitors never see the
	 * wrong form or host.
	 *
	 * @return \Closure(string, int): int
	 */
	private function finder( string $site, string $title ): \Closure {
		return function ( string $kind, int $old ) use ( $site, $title ): int {
			$found = $this->origins->find( $site, $kind, $old );
			if ( null !== $found ) {
				return $found;
			}
			$this->incomplete[ '' === $title ? '#' . $old : $title ] = true;
			return $this->isTaken( $kind, $old ) ? 0 : $old;
		};
	}

	private function isTaken( string $kind, int $number ): bool {
		return References::NUMBER === $kind
			? null !== $this->database->value(
				'SELECT post_id FROM {postmeta} WHERE meta_key = %s AND meta_value = %s LIMIT 1',
				FormPostType::NUMBER,
				(string) $number
			)
			: get_post_type( $number ) === $kind;
	}

	/** @param Post $post */
	private static function site( array $post ): string {
		return Origins::host( self::text( $post, 'guid' ) );
	}

	/**
	 * Returns the URL of the other site.
	 *
	 * @param Post $post
	 */
	private static function base( array $post ): string {
		return explode( '?', self::text( $post, 'guid' ) )[0];
	}

	/** @param Post $post */
	private static function text( array $post, string $key ): string {
		return is_string( $post[ $key ] ?? null ) ? $post[ $key ] : '';
	}
}
