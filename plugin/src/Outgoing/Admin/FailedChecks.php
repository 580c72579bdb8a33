<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Outgoing\MessageKind;

/** Adds the health checks for failed emails and failed webhook deliveries. */
final class FailedChecks {

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	/**
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	#[Hook( 'vestibule/health_checks' )]
	public function add( array $checks ): array {
		$check = fn ( MessageKind $kind ): HealthCheck => new FailedCheck( $kind, $this->database, $this->clock );
		return array( ...$checks, ...array_map( $check, MessageKind::cases() ) );
	}
}
