<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Throwable;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Log\FaultLog;

/** Health checks of all packages. Site Health and `wp vestibule doctor` run them (docs/health.md). */
final class HealthChecks {

	public const CAPABILITY = 'view_site_health_checks';

	public function __construct( private readonly Assets $assets, private readonly TablesCheck $tables ) {}

	/** @return list<HealthCheck> Checks that don't send requests. */
	public function local(): array {
		$checks = array(
			$this->tables,
			new FilesCheck( dirname( $this->assets->file ) ),
			$this->databasePage(),
			new CronCheck( self::scheduled() ),
		);
		/**
		 * Filters the plugin's checks in Site Health.
		 *
		 * @param list<HealthCheck> $checks
		 */
		$all = apply_filters( 'vestibule/health_checks', $checks );
		return array_values(
			array_filter(
				is_array( $all ) ? $all : $checks,
				static fn ( mixed $check ): bool => $check instanceof HealthCheck
			)
		);
	}

	/** @return list<HealthCheck> Checks that send requests to this site and can take seconds. */
	public static function remote(): array {
		return array( new CallsCheck(), new CacheCheck() );
	}

	public function databasePage(): DatabasePage {
		return new DatabasePage( dirname( $this->assets->file ) );
	}

	/**
	 * Runs a check. If it throws an exception, the finding contains the code under which PHP's log contains the
	 * details.
	 */
	public static function run( HealthCheck $check ): Finding {
		try {
			return $check->finding();
		} catch ( Throwable $fault ) {
			$id = FaultLog::record( $fault );
			return Finding::recommended(
				/* translators: %s: name of a check, such as "Tables of Vestibule". */
				sprintf( __( 'Not checked: %s', 'vestibule' ), $check->label() ),
				array(
					sprintf(
						/* translators: %s: a code such as 3f9c02ab. */
						__( 'The check failed. The PHP log contains the details, with the code %s.', 'vestibule' ),
						$id
					),
				)
			);
		}
	}

	/** @return list<string> */
	private static function scheduled(): array {
		/**
		 * Filters the cron events that Site Health expects to be scheduled.
		 *
		 * @param list<string> $hooks
		 */
		$hooks = apply_filters( 'vestibule/scheduled_events', array( Purge::HOOK ) );
		return array_values( array_filter( is_array( $hooks ) ? $hooks : array(), is_string( ... ) ) );
	}
}
