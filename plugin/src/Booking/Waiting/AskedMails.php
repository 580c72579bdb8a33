<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Vestibule\Ajax\Connection;
use Vestibule\Booking\Event;

defined( 'ABSPATH' ) || exit;

/** Whom a request asks by mail whether they wait. It is sent after the answer, whose time is not to say who waits already. */
final class AskedMails {

	/** @var list<array{Waiter, Event}> */
	private array $asked = array();

	public function __construct( private readonly WaitingMail $mail ) {}

	public function add( Waiter $waiter, Event $event ): void {
		if ( array() === $this->asked ) {
			add_action( 'shutdown', $this->sendAfterAnswer( ... ), 100 );
		}
		$this->asked[] = array( $waiter, $event );
	}

	public function send(): void {
		$asked       = $this->asked;
		$this->asked = array();
		foreach ( $asked as [ $waiter, $event ] ) {
			$this->mail->sendAsked( $waiter, $event );
		}
	}

	/** As mails of entries are. */
	private function sendAfterAnswer(): void {
		Connection::end();
		$this->send();
	}
}
