<?php

declare(strict_types=1);

namespace Vestibule\Tools\Move;

use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Database\Database;

/**
 * What has become of the posts of another site: those of the file that is being imported, and those of files before,
 * which their meta says.
 */
final class Origins {

	/** `old.example 12`: host of the site, id of the post there. */
	private const POST = '_vestibule_imported_post';

	/** `old.example 6`: host of the site, number of the form there. */
	private const NUMBER = '_vestibule_imported_number';

	/** @var array<string, array<int, int>> By kind (References), old to new. */
	private array $known = array();

	public function __construct( private readonly Database $database ) {}

	public function learn( string $kind, int $old, int $new ): void {
		$this->known[ $kind ][ $old ] = $new;
	}

	/** Keeps where an imported post is from, for files to come. */
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
	 * @param string $site Host of the site that the number is of.
	 * @return int|null Null for what has not come along.
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

	/** The public number of a form; 0 for none. */
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
