<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Ajax\Connection;
use Vestibule\Ajax\Parameter;
use Vestibule\Contracts\BookingChange;
use Vestibule\Contracts\HealthCheck;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Module;
use Vestibule\Outgoing\Admin\FailedMailsCheck;
use Vestibule\Services;
use Vestibule\View\AdminScreen;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the notifications of each form (docs/notifications.md), once the entry is safe and the visitor has their answer:
 * a slow or broken mail server costs nobody anything.
 */
final class MailModule implements Module {

	/** @var list<StoredEntry> */
	private array $waiting = array();

	/** @var array<int, true> Entries whose bookings were changed. */
	private array $changed = array();

	/** Every hour: what no request has planned, such as a mail whose PHP was killed before it was tried. */
	public const HOOK = 'vestibule_mail';

	/** When the next mail is due, besides the hourly look. */
	public const RETRY = 'vestibule_mail_retry';

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		register_activation_hook( $this->services->assets->file, $this->schedule( ... ) );
		register_deactivation_hook( $this->services->assets->file, $this->unschedule( ... ) );
		// Also where an update or a network never activated the plugin; calls of visitors come this way, pages do not.
		add_action( wp_doing_ajax() ? 'wp_loaded' : 'admin_init', $this->schedule( ... ) );
		add_action( self::HOOK, fn () => $this->parts->retries()->run() );
		add_action( self::RETRY, fn () => $this->parts->retries()->run() );
		add_filter( 'vestibule/health_checks', $this->withCheck( ... ) );
		add_filter( 'vestibule/scheduled_events', static fn ( array $hooks ): array => array( ...$hooks, self::HOOK ) );
		add_action( 'vestibule/form_submitted', $this->queue( ... ) );
		add_action( 'vestibule/booking_change', fn ( BookingChange $change ) => $this->parts->notifier()->planChange( $change ) );
		foreach ( array( 'moved', 'cancelled', 'restored', 'reminded' ) as $what ) {
			add_action( "vestibule/booking_{$what}", $this->queueChange( ... ) );
		}
		add_action( 'admin_init', $this->openEntry( ... ) );
		add_action( 'rest_api_init', fn () => $this->parts->routes()->register() );
		add_action( 'init', fn () => $this->parts->notifications()->register(), 6 );
		add_action( 'save_post_' . Notifications::FORM, fn ( int $id, WP_Post $post, bool $is_update ) => $this->parts->notifications()->begin( $id, $post, $is_update ), 4, 3 );
		add_filter( 'add_post_metadata', fn ( mixed $check, int $id, string $key, mixed $value ): mixed => $this->parts->notifications()->replaceFirst( $check, $id, $key, $value ), 10, 4 );
		add_action( 'shutdown', $this->send( ... ), 100 );
	}

	/**
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withCheck( array $checks ): array {
		$store = $this->services->store;
		return array( ...$checks, new FailedMailsCheck( $store->database, $this->services->clock ) );
	}

	/**
	 * Opens the entry that a mail links to. The screen's own address has the number behind a #, which is lost where
	 * wp-admin asks for the password first.
	 */
	private function openEntry(): void {
		$entry = AdminScreen::MENU === Parameter::text( 'page' ) ? Parameter::id( 'entry' ) : 0;
		if ( $entry > 0 && wp_safe_redirect( admin_url( 'admin.php?page=' . AdminScreen::MENU . "#/entry/{$entry}" ) ) ) {
			exit;
		}
	}

	private function queue( StoredEntry $entry ): void {
		$this->waiting[] = $entry;
	}

	private function queueChange( BookingChange $change ): void {
		$this->changed[ $change->entry ] = true;
	}

	private function send(): void {
		if ( array() === $this->waiting && array() === $this->changed ) {
			return;
		}
		Connection::end();
		foreach ( array_keys( $this->changed ) as $entry ) {
			if ( $this->parts->notifier()->sendChanges( $entry ) ) {
				$this->parts->comeback()->plan();
			}
		}
		$this->changed = array();
		$entries       = $this->waiting;
		$this->waiting = array();
		foreach ( $entries as $entry ) {
			if ( $this->parts->notifier()->sendNew( $entry ) ) {
				$this->parts->comeback()->plan();
			}
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
