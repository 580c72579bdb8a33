<?php

declare(strict_types=1);

namespace Vestibule\Tools\Move;

use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Database\Database;

/**
 * Maps IDs of another site to IDs on this site, for posts of the current import and of earlier imports. Finds the
 * latter by their post meta.
 */
final class Origins {

	/** Meta key for values such as `old.example 12`: hostname and post ID of the other site. */
	private const POST = '_vestibule_imported_post';

	/** Meta key for values such as `old.example 6`: hostname and form ID of the other site. */
	private const NUMBER = '_vestibule_imported_number';

	/** @var array<string, array<int, int>> New IDs by kind (References) and old ID. */
	private array $known = array();

	public function __construct( private readonly Database $database ) {}

	public function learn( string $kind, int $old, int $new ): void {
		$this->known[ $kind ][ $old ] = $new;
	}

	/** Stores the origin of an imported post for later imports. */
	public function keep( string $site, int $post, int $old, int $number ): void {
		update_post_meta( $post, self::POST, "{$site} {$old}" );
		if ( $number > 0 ) {
			update_post_meta( $post, self::NUMBER, "{$site} {$number}" );
		}
	}

	public static function isOwnMeta( string $key ): bool {
		return self::POST === $key || self::NUMBER === $key;
	}

	/**
	 * Returns the ID on this site.
	 *
	 * @param string $site Hostname of the site that the old ID belongs to.
	 * @return int|null Null if the post was not imported.
	 */
	public function find( string $site, string $kind, int $old ): ?int {
		if ( isset( $this->known[ $kind ][ $old ] ) ) {
			return $this->known[ $kind ][ $old ];
		}
		return self::host( home_url() ) === $site ? $old : $this->before( $site, $kind, $old );
	}

	public static function host( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		$port = wp_parse_url( $url, PHP_URL_PORT );
		return strtolower( is_string( $host ) ? $host : '' ) . ( is_int( $port ) ? ":{$port}" : '' );
	}

	/** Returns the form ID; 0 if there is none. */
	public static function number( int $post ): int {
		$number = get_post_meta( $post, FormPostType::NUMBER, true );
		return is_numeric( $number ) ? (int) $number : 0;
	}

	private function before( string $site, string $kind, int $old ): ?int {
		$is_number = References::NUMBER === $kind;
		$post      = $this->database->value(
			'SELECT p.ID FROM {posts} p JOIN {postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
			WHERE m.meta_value = %s AND p.post_type = %s ORDER BY p.ID DESC LIMIT 1',
			$is_number ? self::NUMBER : self::POST,
			"{$site} {$old}",
			$is_number ? FormPostType::NAME : $kind
		);
		if ( null === $post ) {
			return null;
		}
		return $is_number ? self::number( (int) $post ) : (int) $post;
	}
}
