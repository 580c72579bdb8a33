<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Database\Upgrade;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Health\RepairableCheck;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Runs the repairs that users start with links in Site Health. Each link contains a nonce. */
final class Repairs {

	/** URL parameter with the name of a check. */
	private const CHECK = 'vestibule_repair_check';

	public function __construct( private readonly HealthChecks $checks, private readonly Upgrade $upgrade ) {}

	/** Returns the URL that repairs the problem that a check has found. */
	public static function url( HealthCheck $check ): string {
		return wp_nonce_url(
			add_query_arg( self::CHECK, $check->name(), admin_url( 'site-health.php' ) ),
			self::CHECK . $check->name()
		);
	}

	/** Creates missing tables. */
	#[Hook( 'load-site-health.php' )]
	public function repairTables(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is checked in the next line.
		$is_asked = isset( $_GET[ TablesCheck::REPAIR ] ) && current_user_can( HealthChecks::CAPABILITY );
		if ( $is_asked && false !== check_admin_referer( TablesCheck::REPAIR ) ) {
			$this->upgrade->repair();
			self::goBack();
		}
	}

	#[Hook( 'load-site-health.php' )]
	public function repairFinding(): void {
		$name = Parameter::text( self::CHECK );
		foreach ( '' === $name || ! current_user_can(
			HealthChecks::CAPABILITY
		) ? array() : $this->checks->local() as $check ) {
			if (
				$check instanceof RepairableCheck
					&& $name === $check->name()
					&& false !== check_admin_referer( self::CHECK . $name )
			) {
				$check->repair();
				self::goBack();
			}
		}
	}

	#[Hook( 'load-site-health.php' )]
	public function addDatabasePage(): void {
		$this->checks->databasePage()->answer();
	}

	private static function goBack(): never {
		wp_safe_redirect( admin_url( 'site-health.php' ) );
		exit;
	}
}
