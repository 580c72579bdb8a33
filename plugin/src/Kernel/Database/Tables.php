<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use LogicException;
use Vestibule\Wiring\Making;
use wpdb;

/**
 * Names of the plugin's tables on the current site. They are computed on each call, because switch_to_blog() changes
 * the prefix.
 */
final class Tables {

	/** Table that SchemaVersion::probe() creates and drops. */
	private const PROBE = 'probe';

	public function __construct( private readonly wpdb $wpdb ) {}

	/**
	 * @param string $name Table of the plugin or of WordPress without the prefix, such as `bookings` or `posts`.
	 * @throws LogicException If the table is unknown.
	 */
	public function named( string $name ): string {
		if ( self::PROBE === $name || isset( Making::TABLES[ $name ] ) ) {
			return $this->ours( $name );
		}
		return $this->wpdb->tables()[ $name ] ?? throw new LogicException( "Unknown table: {$name}." );
	}

	/** @return array<string, string> Definitions from the attributes #[Table], by table name without the prefix. */
	public static function definitions(): array {
		return Making::TABLES;
	}

	/** @return list<string> */
	public function all(): array {
		return array_map( $this->ours( ... ), array_keys( Making::TABLES ) );
	}

	/** @return list<string> Tables of the plugin on another site of the network. */
	public function forSite( int $site ): array {
		$prefix = $this->wpdb->get_blog_prefix( $site ) . 'vestibule_';
		return array_map( static fn ( string $name ): string => $prefix . $name, array_keys( Making::TABLES ) );
	}

	private function ours( string $name ): string {
		return $this->wpdb->prefix . 'vestibule_' . $name;
	}
}
