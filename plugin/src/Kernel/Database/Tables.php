<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use LogicException;
use wpdb;

/**
 * Names of the plugin's tables on the current site. They are computed on each call, because switch_to_blog() changes
 * them.
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
		if ( self::PROBE === $name || isset( TableDefinitions::ALL[ $name ] ) ) {
			return $this->ours( $name );
		}
		return $this->wpdb->tables()[ $name ] ?? throw new LogicException( "There is no table {$name}." );
	}

	/** @return list<string> */
	public function all(): array {
		return array_map( $this->ours( ... ), array_keys( TableDefinitions::ALL ) );
	}

	/** @return list<string> Tables of the plugin on another site of the network. */
	public function forSite( int $site ): array {
		return array_map( fn ( string $name ): string => $this->wpdb->get_blog_prefix( $site ) . 'vestibule_' . $name, array_keys( TableDefinitions::ALL ) );
	}

	private function ours( string $name ): string {
		return $this->wpdb->prefix . 'vestibule_' . $name;
	}
}
