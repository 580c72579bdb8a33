<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Site Health check for forms that were used to find out who has registered. */
#[Hook( 'vestibule/health_checks' )]
final class EnumerationCheck implements HealthCheck {

	private const DAYS = 30;

	public function __construct( private readonly Forms $forms, private readonly Clock $clock ) {}

	public function name(): string {
		return 'tried_answers';
	}

	public function label(): string {
		return __( 'Attempts to guess answers', 'vestibule' );
	}

	public function finding(): Finding {
		$titles = $this->titles();
		if ( array() === $titles ) {
			return Finding::good(
				__( 'No one seems to use forms to find out who has registered', 'vestibule' ),
				/* translators: %d: number of days. */
				sprintf( __( 'No network sent many rejected answers in the last %d days.', 'vestibule' ), self::DAYS )
			);
		}
		$words = array(
			sprintf(
				/* translators: 1: number of days, 2: titles of forms. */
				__( 'In the last %1$d days, someone sent many answers that others had sent before: %2$s. Each rejection reveals that an email address or an answer has already been sent.', 'vestibule' ),
				self::DAYS,
				implode( ', ', $titles )
			),
			__( 'The network was blocked for an hour. If this continues, turn off “One entry per person” and “No two entries with the same answer”, or let only logged-in users send the form.', 'vestibule' ),
		);
		$actions = array(
			__( 'See the forms', 'vestibule' ) => admin_url( 'edit.php?post_type=' . FormPostType::NAME ),
		);
		return Finding::recommended(
			__( 'Someone may be trying to find out who has registered', 'vestibule' ),
			$words,
			$actions
		);
	}

	public function facts(): array {
		return array( $this->label() => (string) count( $this->titles() ) );
	}

	/** @return list<string> */
	private function titles(): array {
		$stored = get_option( EnumerationLimit::OPTION, array() );
		$since  = $this->clock->now()->getTimestamp() - self::DAYS * DAY_IN_SECONDS;
		$recent = array_filter(
			is_array( $stored ) ? $stored : array(),
			static fn ( mixed $at ): bool => is_int( $at ) && $at > $since
		);
		$titles = array_map(
			fn ( int|string $form ): string => $this->forms->findInAnyStatus( (int) $form )->title ?? '',
			array_keys( $recent )
		);
		return array_values( array_filter( $titles, static fn ( string $title ): bool => '' !== $title ) );
	}
}
