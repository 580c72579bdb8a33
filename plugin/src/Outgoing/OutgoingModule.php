<?php

declare(strict_types=1);

namespace Vestibule\Outgoing;

use Closure;
use Vestibule\Entries\BelongsToEntry;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\RowsOfEntry;
use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Call\Connection;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Module;
use Vestibule\Outgoing\Admin\EditorRoutes;
use Vestibule\Outgoing\Admin\FailedCheck;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Services;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Sends what forms notify of: mails (docs/notifications.md) and webhooks (docs/webhooks.md), once the entry is safe and
 * the visitor has their answer, so that a slow or broken server costs nobody anything.
 */
final class OutgoingModule implements Module {

	/** @var list<StoredEntry> Entries of this request, whose mails are sent. */
	private array $entries = array();

	/** @var array<int, true> Entries whose bookings were changed. */
	private array $changed = array();

	/** @var list<int> Deliveries of this request. */
	private array $deliveries = array();

	/**
	 * @param Closure(): Parts   $parts   Made when something is sent or edited: a visitor's page loads none.
	 * @param Closure(int): bool $mayRead By form: whether the user may read its entries.
	 */
	public function __construct( private readonly Services $services, private readonly Closure $parts, private readonly Closure $mayRead ) {}

	public function register(): void {
		register_activation_hook( $this->services->assets->file, $this->schedule( ... ) );
		register_deactivation_hook( $this->services->assets->file, $this->unschedule( ... ) );
		// Also where an update or a network never activated the plugin; calls of visitors come this way, pages do not.
		add_action( wp_doing_ajax() ? 'wp_loaded' : 'admin_init', $this->schedule( ... ) );
		// As Kind has them, which a visitor's page need not load.
		foreach ( array( 'vestibule_mail', 'vestibule_mail_retry' ) as $hook ) {
			add_action( $hook, fn () => $this->parts()->run( Kind::Mail ) );
		}
		foreach ( array( 'vestibule_webhooks', 'vestibule_webhook_retry' ) as $hook ) {
			add_action( $hook, fn () => $this->parts()->run( Kind::Webhook ) );
		}
		add_filter( 'vestibule/health_checks', $this->withChecks( ... ) );
		add_filter( 'vestibule/scheduled_events', static fn ( array $hooks ): array => array( ...$hooks, ...array_map( static fn ( Kind $kind ): string => $kind->hook(), Kind::cases() ) ) );
		add_action( 'rest_api_init', fn () => ( new EditorRoutes( $this->services, $this->parts(), $this->mayRead ) )->register() );
		add_filter( 'vestibule/belongs_to_entry', $this->withRows( ... ) );
		add_filter( 'vestibule/form_setting_names', static fn ( array $names ): array => $names + Admin\FormSettingNames::all() );
		add_action( 'vestibule/form_submitted', $this->queue( ... ) );
		$this->registerMails();
		$this->registerWebhooks();
	}

	private function parts(): Parts {
		return ( $this->parts )();
	}

	private function registerMails(): void {
		add_action( 'init', fn () => PostSettings::register( $this->services->schema, FormPostType::NAME, 'form-notifications' ), 6 );
		add_action( 'save_post_' . FormPostType::NAME, fn ( int $id, WP_Post $post, bool $is_update ) => $this->parts()->notifications()->begin( $id, $post, $is_update ), 4, 3 );
		add_filter( 'add_post_metadata', fn ( mixed $check, int $id, string $key, mixed $value ): mixed => $this->parts()->notifications()->replaceFirst( $check, $id, $key, $value ), 10, 4 );
		add_action( 'vestibule/booking_change', fn ( BookingChange $change ) => $this->parts()->notifier()->planChange( $change ) );
		foreach ( array( 'moved', 'cancelled', 'restored', 'reminded' ) as $what ) {
			add_action( "vestibule/booking_{$what}", $this->queueChange( ... ) );
		}
		add_action( 'admin_init', $this->openEntry( ... ) );
		add_action( 'shutdown', $this->sendMails( ... ), 100 );
	}

	private function registerWebhooks(): void {
		add_action( 'init', fn () => PostSettings::register( $this->services->schema, FormPostType::NAME, 'form-webhooks' ), 6 );
		// In the transaction of the entry: whatever ends the request after it, cron sends what is planned.
		add_action( 'vestibule/store_entry', fn ( StoredEntry $entry ) => $this->parts()->courier()->plan( $entry ) );
		add_action( 'vestibule_purge', $this->purge( ... ) );
		add_filter( 'vestibule/copied_form_settings', fn ( array $settings ): array => $this->parts()->webhooks()->withoutSecrets( $settings ) );
		add_filter( 'wxr_export_skip_postmeta', static fn ( bool $skip, string $key ): bool => $skip || Secrets::META === $key, 10, 2 );
		// After the mails.
		add_action( 'shutdown', $this->sendDeliveries( ... ), 110 );
	}

	/**
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withChecks( array $checks ): array {
		$ours = array_map( fn ( Kind $kind ): HealthCheck => new FailedCheck( $kind, $this->services->store()->database, $this->services->clock ), Kind::cases() );
		return array( ...$checks, ...$ours );
	}

	/**
	 * @param list<BelongsToEntry> $all
	 * @return list<BelongsToEntry>
	 */
	private function withRows( array $all ): array {
		$database = $this->services->store()->database;
		return array( ...$all, new RowsOfEntry( $database, '{mails}', 'entry_id' ), new RowsOfEntry( $database, '{webhook_deliveries}', 'entry_id' ) );
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
		$this->entries[] = $entry;
		FaultLog::attempt( fn () => array_push( $this->deliveries, ...$this->parts()->courier()->pending( $entry->id ) ) );
	}

	private function queueChange( BookingChange $change ): void {
		$this->changed[ $change->entry ] = true;
	}

	private function sendMails(): void {
		if ( array() === $this->entries && array() === $this->changed ) {
			return;
		}
		Connection::end();
		$notifier = $this->parts()->notifier();
		$changed  = array_keys( $this->changed );
		$entries  = $this->entries;

		$this->changed = array();
		$this->entries = array();
		$is_left       = array( ...array_map( $notifier->sendChanges( ... ), $changed ), ...array_map( $notifier->sendNew( ... ), $entries ) );
		if ( in_array( true, $is_left, true ) ) {
			$this->parts()->outbox( Kind::Mail )->scheduleNext();
		}
	}

	private function sendDeliveries(): void {
		$waiting          = $this->deliveries;
		$this->deliveries = array();
		if ( array() === $waiting ) {
			return;
		}
		if ( Connection::end() ) {
			$this->parts()->courier()->sendNew( $waiting );
			return;
		}
		$this->parts()->courier()->release( $waiting );
		wp_schedule_single_event( time(), Kind::Webhook->retryHook() );
		if ( ! defined( 'DISABLE_WP_CRON' ) || ! constant( 'DISABLE_WP_CRON' ) ) {
			spawn_cron();
		}
	}

	private function purge(): void {
		FaultLog::attempt( fn () => $this->parts()->courier()->purge() );
	}

	/** Asking costs nothing, because WordPress keeps its schedule in an autoloaded option. */
	private function schedule(): void {
		foreach ( Kind::cases() as $kind ) {
			if ( false === wp_next_scheduled( $kind->hook() ) ) {
				wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', $kind->hook() );
			}
		}
	}

	private function unschedule(): void {
		foreach ( Kind::cases() as $kind ) {
			wp_clear_scheduled_hook( $kind->hook() );
			wp_clear_scheduled_hook( $kind->retryHook() );
		}
	}
}
