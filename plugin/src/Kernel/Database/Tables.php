<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

use LogicException;
use wpdb;

/**
 * The names of our own tables on the current site of a network; read at the moment of use, because switch_to_blog()
 * changes them.
 */
final class Tables {

	/** Made and dropped again by the probe. */
	private const PROBE = 'probe';

	public function __construct( private readonly wpdb $wpdb ) {}

	/**
	 * @param string $name One of ours without its prefix, or one of WordPress's, such as `posts`.
	 * @throws LogicException When there is no such table.
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

	/** @return list<string> Ours on another site of the network. */
	public function forSite( int $site ): array {
		return array_map( fn ( string $name ): string => $this->wpdb->get_blog_prefix( $site ) . 'vestibule_' . $name, array_keys( TableDefinitions::ALL ) );
	}

	private function ours( string $name ): string {
		return $this->wpdb->prefix . 'vestibule_' . $name;
	}
}
