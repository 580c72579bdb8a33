<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Log\FaultLog;
use Vestibule\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the institute of each entry, once the entry is safe and the visitor has his answer: a slow or broken mail
 * server costs neither of them anything.
 */
final class MailModule implements Module {

	/** @var list<StoredEntry> */
	private array $waiting = array();

	/** Every hour: what no request has planned, such as a mail whose PHP was killed before it was tried. */
	public const HOOK = 'vestibule_mail';

	public const RETRY = Retries::HOOK;

	/** @param string $file The plugin's main file. */
	public function __construct(
		private readonly string $file,
		private readonly EntryMail $mail,
		private readonly Attempts $attempts,
		private readonly Retries $retries,
	) {}

	public function register(): void {
		register_deactivation_hook( $this->file, $this->unschedule( ... ) );
		add_action( 'init', $this->schedule( ... ) );
		add_action( self::HOOK, $this->retries->run( ... ) );
		add_action( self::RETRY, $this->retries->run( ... ) );
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
		foreach ( $entries as $entry ) {
			if ( $this->isMine( $entry ) && '' !== $this->mail->send( $entry ) ) {
				$this->retries->plan();
			}
		}
	}

	/** The entry may have waited so long that cron has taken it over. */
	private function isMine( StoredEntry $entry ): bool {
		try {
			return $this->attempts->claimNew( $entry->id );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return false;
		}
	}

	/** Asking costs nothing, because WordPress keeps its schedule in an autoloaded option. */
	private function schedule(): void {
		if ( false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::HOOK );
		}
	}

	private function unschedule(): void {
		wp_clear_scheduled_hook( self::HOOK );
		wp_clear_scheduled_hook( self::RETRY );
	}
}
