<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Webhook;

use Vestibule\Ajax\Connection;
use Vestibule\Contracts\HealthCheck;
use Vestibule\Contracts\StorageFault;
use Vestibule\Contracts\StoredEntry;
use Vestibule\Log\FaultLog;
use Vestibule\Module;
use Vestibule\Outgoing\Admin\FailedDeliveriesCheck;
use Vestibule\Services;
use Vestibule\Storage\Purge;

defined( 'ABSPATH' ) || exit;

/**
 * Sends entries to the addresses that a form names (docs/webhooks.md), once the visitor has their answer; where the
 * server cannot end the answer before the request, cron does at once.
 */
final class WebhookModule implements Module {

	/** Every hour: what nobody has planned, such as a delivery whose PHP was killed before it was tried. */
	public const HOOK = 'vestibule_webhooks';

	/** When the next delivery is due, besides the hourly look. */
	public const RETRY = 'vestibule_webhook_retry';

	/** @var list<int> Deliveries of this request. */
	private array $waiting = array();

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		register_activation_hook( $this->services->assets->file, $this->schedule( ... ) );
		register_deactivation_hook( $this->services->assets->file, $this->unschedule( ... ) );
		// Also where an update or a network never activated the plugin.
		add_action( wp_doing_ajax() ? 'wp_loaded' : 'admin_init', $this->schedule( ... ) );
		add_action( self::HOOK, fn () => $this->parts->courier()->run() );
		add_action( self::RETRY, fn () => $this->parts->courier()->run() );
		add_action( Purge::HOOK, $this->purge( ... ) );
		add_action( 'init', fn () => $this->parts->webhooks()->register(), 6 );
		// In the transaction of the entry: whatever ends the request after it, cron sends what is planned.
		add_action( 'vestibule/store_entry', fn ( StoredEntry $entry ) => $this->parts->courier()->plan( $entry ) );
		add_action( 'vestibule/form_submitted', $this->queue( ... ) );
		// After the mails.
		add_action( 'shutdown', $this->send( ... ), 110 );
		add_action( 'rest_api_init', fn () => $this->parts->routes()->register() );
		add_filter( 'vestibule/health_checks', $this->withCheck( ... ) );
		add_filter( 'vestibule/scheduled_events', static fn ( array $hooks ): array => array( ...$hooks, self::HOOK ) );
		add_filter( 'vestibule/copied_form_settings', fn ( array $settings ): array => $this->parts->webhooks()->withoutSecrets( $settings ) );
		add_filter( 'wxr_export_skip_postmeta', static fn ( bool $skip, string $key ): bool => $skip || Secrets::META === $key, 10, 2 );
	}

	private function queue( StoredEntry $entry ): void {
		try {
			array_push( $this->waiting, ...$this->parts->deliveries()->pending( $entry->id ) );
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}

	private function send(): void {
		$waiting       = $this->waiting;
		$this->waiting = array();
		if ( array() === $waiting ) {
			return;
		}
		if ( Connection::end() ) {
			$this->parts->courier()->sendNew( $waiting );
			return;
		}
		array_map( $this->parts->deliveries()->release( ... ), $waiting );
		wp_schedule_single_event( time(), self::RETRY );
		if ( ! defined( 'DISABLE_WP_CRON' ) || ! constant( 'DISABLE_WP_CRON' ) ) {
			spawn_cron();
		}
	}

	private function purge(): void {
		try {
			$this->parts->deliveries()->purge();
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
		}
	}

	/**
	 * @param list<HealthCheck> $checks
	 * @return list<HealthCheck>
	 */
	private function withCheck( array $checks ): array {
		$store = $this->services->store;
		return array( ...$checks, new FailedDeliveriesCheck( $store->database, $this->services->clock ) );
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
