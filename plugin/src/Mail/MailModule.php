<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\StoredEntry;
use Vestibule\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the institute of each entry, once the entry is safe and the visitor has his answer: a slow or broken mail server
 * costs neither of them anything.
 */
final class MailModule implements Module {

	/** @var list<StoredEntry> */
	private array $waiting = array();

	public function __construct( private readonly EntryMail $mail ) {}

	public function register(): void {
		add_action( 'vestibule/form_submitted', $this->queue( ... ) );
		add_action( 'shutdown', $this->send( ... ), 100 );
	}

	private function queue( StoredEntry $entry ): void {
		$this->waiting[] = $entry;
	}

	private function send(): void {
		if ( array() === $this->waiting ) {
			return;
		}
		ignore_user_abort( true );
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
			}
		}
		$entries       = $this->waiting;
		$this->waiting = array();
		array_map( $this->mail->send( ... ), $entries );
	}
}
