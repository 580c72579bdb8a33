<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\MailBudget;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/** Health check that warns if the site has nearly reached its daily limit for emails to visitors. */
#[Hook( 'vestibule/health_checks' )]
final class LimitCheck implements HealthCheck {

	public function __construct( private readonly MailBudget $budget ) {}

	public function name(): string {
		return 'mail_limit';
	}

	public function label(): string {
		return __( 'Daily limit for emails to visitors', 'vestibule' );
	}

	public function finding(): Finding {
		if ( ! $this->budget->isNearLimit() ) {
			return Finding::good( __( 'Emails to visitors are within the daily limit', 'vestibule' ), $this->words() );
		}
		$words   = array(
			$this->words(),
			__( 'Emails over the limit will be sent tomorrow. Emails that confirm an address are sent first. If you did not expect that many emails, check the latest entries.', 'vestibule' ),
		);
		$actions = array( __( 'See the entries', 'vestibule' ) => admin_url( 'admin.php?page=' . AdminScreen::MENU ) );
		return Finding::recommended(
			__( 'Emails to visitors have nearly reached the daily limit', 'vestibule' ),
			$words,
			$actions
		);
	}

	/** @return array<string, string> */
	public function facts(): array {
		return array( __( 'Emails to visitors today', 'vestibule' ) => (string) $this->budget->usage()['used'] );
	}

	private function words(): string {
		[ 'used' => $used, 'limit' => $limit ] = $this->budget->usage();
		if ( 0 === $limit ) {
			return __( 'This site has no limit.', 'vestibule' );
		}
		return sprintf(
			/* translators: 1: number of emails, 2: the limit. */
			__( 'Forms on this site have sent %1$d of %2$d emails to visitors today.', 'vestibule' ),
			$used,
			$limit
		);
	}
}
