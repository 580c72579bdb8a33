<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Health check that warns if WordPress's cron doesn't run the events of the plugin. For example, these events retry
 * emails and delete expired data.
 */
final class CronCheck implements HealthCheck {

	private const PREFIX = 'vestibule_';

	/**
	 * Delay after which the check warns. WordPress's cron runs only when the site is visited, so a short delay is
	 * normal.
	 */
	private const LATE = HOUR_IN_SECONDS;

	/** @param list<string> $expected Hooks that must always be scheduled. */
	public function __construct( private readonly array $expected ) {}

	public function name(): string {
		return 'cron';
	}

	public function label(): string {
		return __( 'Scheduled tasks of Vestibule', 'vestibule' );
	}

	public function finding(): Finding {
		$planned = $this->planned();
		$missing = array_diff( $this->expected, array_keys( $planned ) );
		$oldest  = array() === $planned ? time() : min( $planned );
		if ( array() !== $missing ) {
			return Finding::recommended(
				__( 'Tasks of Vestibule are not scheduled', 'vestibule' ),
				array(
					sprintf(
						/* translators: %s: names of hooks. */
						__( 'Not scheduled: %s. Vestibule schedules these tasks again on each visit, so either another plugin removes them or the option “cron” cannot be saved.', 'vestibule' ),
						implode( ', ', $missing )
					),
				)
			);
		}
		if ( time() - $oldest < self::LATE ) {
			return Finding::good(
				__( 'Scheduled tasks of Vestibule run on time', 'vestibule' ),
				__( 'Failed emails are retried, notifications are sent and expired data is deleted.', 'vestibule' )
			);
		}
		return Finding::critical(
			__( 'Scheduled tasks of Vestibule don’t run', 'vestibule' ),
			array(
				sprintf(
					/* translators: %s: a duration, such as "3 hours". */
					__( 'The oldest task has been due for %s. Until tasks run, failed emails are not retried, notifications are not sent and expired data is not deleted.', 'vestibule' ),
					human_time_diff( $oldest, time() )
				),
				$this->isOff()
					? __( 'DISABLE_WP_CRON is set, so a cron job on the server must request wp-cron.php. Check that this job exists and runs every few minutes.', 'vestibule' )
					: __(
						'WordPress runs scheduled tasks with a request to this site. Check the loopback request on this screen.',
						'vestibule'
					),
			)
		);
	}

	/** @return array<string, string> */
	public function facts(): array {
		$facts = array( 'DISABLE_WP_CRON' => $this->isOff() ? 'true' : 'false' );
		foreach ( $this->planned() as $hook => $time ) {
			$facts[ $hook ] = gmdate( 'Y-m-d H:i:s', $time ) . ' UTC';
		}
		return $facts;
	}

	private function isOff(): bool {
		return defined( 'DISABLE_WP_CRON' ) && (bool) constant( 'DISABLE_WP_CRON' );
	}

	/** @return array<string, int> Unix timestamps of the next run, by hook. */
	private function planned(): array {
		$planned = array();
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( array_keys( is_array( $hooks ) ? $hooks : array() ) as $hook ) {
				if ( str_starts_with( (string) $hook, self::PREFIX ) ) {
					$planned[ (string) $hook ] = min( $planned[ (string) $hook ] ?? (int) $time, (int) $time );
				}
			}
		}
		return $planned;
	}
}
