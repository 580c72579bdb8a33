<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Vestibule\Kernel\Wiring\Hook;

/** Schedules the hourly cron events of both outboxes. */
final class Schedule {

	/**
	 * Schedules the cron events. Also runs in wp-admin, because the activation hook doesn't run after updates or on new
	 * sites of a network.
	 */
	#[Hook( 'activate_{plugin}' )]
	#[Hook( 'admin_init' )]
	public static function start(): void {
		foreach ( MessageKind::cases() as $kind ) {
			if ( false === wp_next_scheduled( $kind->hook() ) ) {
				wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', $kind->hook() );
			}
		}
	}

	#[Hook( 'deactivate_{plugin}' )]
	public static function end(): void {
		foreach ( MessageKind::cases() as $kind ) {
			wp_clear_scheduled_hook( $kind->hook() );
			wp_clear_scheduled_hook( $kind->retryHook() );
		}
	}

	/**
	 * @param list<string> $hooks
	 * @return list<string>
	 */
	#[Hook( 'vestibule/scheduled_events' )]
	public static function withOurs( array $hooks ): array {
		return array(
			...$hooks,
			...array_map( static fn ( MessageKind $kind ): string => $kind->hook(), MessageKind::cases() ),
		);
	}
}
