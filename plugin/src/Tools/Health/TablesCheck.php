<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Engines;
use Vestibule\Kernel\Database\SchemaVersion;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Database\Tables;
use Vestibule\Kernel\Database\Upgrade;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;

defined( 'ABSPATH' ) || exit;

/** Health check that warns if tables are missing, outdated, or don't support transactions. */
final class TablesCheck implements HealthCheck {

	/** URL parameter and nonce action of the link in Site Health that creates missing tables. */
	public const REPAIR = 'vestibule_repair';

	public function __construct(
		private readonly Upgrade $upgrade,
		private readonly Database $database,
		private readonly Tables $tables
	) {}

	public function name(): string {
		return 'tables';
	}

	public function label(): string {
		return __( 'Tables of Vestibule', 'vestibule' );
	}

	public function finding(): Finding {
		if ( SchemaVersion::isAhead() ) {
			return Finding::critical(
				__( 'The stored data is from a newer version of Vestibule', 'vestibule' ),
				array(
					__( 'A newer version of the plugin has stored data on this site, so this version changes nothing. Forms, bookings and notifications return an error. Install the newest version again.', 'vestibule' ),
				),
				array( __( 'Go to the plugins', 'vestibule' ) => admin_url( 'plugins.php' ) )
			);
		}
		if ( SchemaVersion::isTooOld() ) {
			return Finding::critical(
				__( 'The stored data is from before version 0.3.0', 'vestibule' ),
				array(
					__( 'The data on this site is from a version before 0.3.0. This version cannot update it and changes nothing: forms, bookings and notifications return an error.', 'vestibule' ),
					__( 'Install version 0.3.0 first, then this version again.', 'vestibule' ),
				),
				array( __( 'Go to the plugins', 'vestibule' ) => admin_url( 'plugins.php' ) )
			);
		}
		$state   = $this->upgrade->state();
		$missing = $this->missing();
		$plain   = $this->withoutTransactions();
		if ( array() === $missing && array() !== $plain ) {
			return Finding::critical(
				__( 'Vestibule’s tables don’t support transactions', 'vestibule' ),
				array(
					__( 'If an error occurs while data is stored, an entry can be stored without its appointment, or an appointment without its entry.', 'vestibule' ),
					sprintf(
						/* translators: %s: names of tables with their storage engine, such as "wp_vestibule_tokens (MyISAM)". */
						__( 'Ask your hosting provider to convert these tables to InnoDB: %s.', 'vestibule' ),
						implode( ', ', $plain )
					),
				)
			);
		}
		if ( $state['done'] >= $state['steps'] && array() === $missing ) {
			return Finding::good(
				__( 'Vestibule can store data', 'vestibule' ),
				__( 'All tables exist and are up to date.', 'vestibule' )
			);
		}
		$words = array(
			__( 'Forms, bookings and notifications return an error until the tables are complete.', 'vestibule' ),
		);
		if ( array() !== $missing ) {
			/* translators: %s: names of tables. */
			$words[] = sprintf( __( 'Missing: %s.', 'vestibule' ), implode( ', ', $missing ) );
		}
		if ( '' !== $state['reason'] ) {
			$words[] = sprintf(
				/* translators: 1: error message of the database, 2: a code such as 3f9c02ab. */
				__( 'Database error: %1$s. The PHP log contains the details, with the code %2$s. The plugin tries again after a while.', 'vestibule' ),
				rtrim( $state['reason'], '.' ),
				$state['id']
			);
		}
		$words[] = __(
			'Check that the database user of this site can create and alter tables, then try again.',
			'vestibule'
		);
		return Finding::critical(
			__( 'Vestibule cannot store data', 'vestibule' ),
			$words,
			array( __( 'Create the tables now', 'vestibule' ) => $this->repairAddress() )
		);
	}

	/** @return array<string, string> */
	public function facts(): array {
		$state = $this->upgrade->state();
		return array(
			__( 'Schema', 'vestibule' )         => "{$state['done']} / {$state['steps']}",
			__( 'Missing tables', 'vestibule' ) => implode( ', ', $this->missing() ),
		);
	}

	private function repairAddress(): string {
		return wp_nonce_url( add_query_arg( self::REPAIR, '1', admin_url( 'site-health.php' ) ), self::REPAIR );
	}

	/** @return list<string> Names of tables with their storage engine. */
	private function withoutTransactions(): array {
		$plain   = array();
		$engines = new Engines( $this->database );
		foreach ( $this->tables->all() as $table ) {
			$engine = $engines->withoutTransactions( $table );
			if ( '' !== $engine ) {
				$plain[] = "{$table} ({$engine})";
			}
		}
		return $plain;
	}

	/** @return list<string> */
	private function missing(): array {
		$missing = array();
		foreach ( $this->tables->all() as $table ) {
			try {
				$this->database->value( "SELECT 1 FROM {$table} LIMIT 1" );
			} catch ( StorageFault ) {
				$missing[] = $table;
			}
		}
		return $missing;
	}
}
