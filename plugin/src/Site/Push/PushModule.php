<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use Vestibule\Contract\Push;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Database\TablesMade;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Kernel\Setting\SettingsRoute;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Module;
use Vestibule\Services;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Push notifications (docs/push.md). Off until an administrator selects a provider. */
final class PushModule implements Module {

	/** Copies of constants of Setup, Posts and Scripts, so that hooks don't load these classes on every page. */
	private const OPTION = 'vestibule_push';
	private const USED   = 'vestibule_push_used';
	private const SEND   = 'vestibule_push_send';
	private const MODULE = 'vestibule/push';

	private const SCREEN = 'vestibule-push';

	private ?Setup $setup = null;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$route = fn () => ( new SettingsRoute( $this->services->schema, $this->setup()->settings ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		foreach ( array( 'add_option_', 'update_option_' ) as $change ) {
			add_action( $change . self::OPTION, $this->begin( ... ), 20, 0 );
		}
		// Settings may come from an import or another server.
		add_action( 'admin_init', $this->makeKeys( ... ) );
		add_action( 'wp_footer', $this->printTidy( ... ) );
		add_filter( 'script_module_data_' . self::MODULE, fn ( array $data ): array => $this->scripts()->props() + $data );
		add_action( 'transition_post_status', fn ( string $now, string $before, WP_Post $post ) => $this->posts()->published( $now, $before, $post ), 10, 3 );
		add_action( self::SEND, $this->send( ... ), 10, 4 );
		add_action( 'deleted_post', fn ( int $post ) => $this->setup()->isUsed() ? $this->sendings()->forget( $post ) : null );
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $this->privacy()->withExporter( $all ) );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $this->privacy()->withEraser( $all ) );
		add_action( 'deleted_user', fn ( int $user ) => $this->subscriptions()->forgetUser( $user ) );
		$this->services->page->blocks->add( array( 'vestibule/push-subscribe' => fn ( array $attributes ): string => ( new Block( $this->setup(), $this->scripts() ) )->render( $attributes ) ) );
		add_filter( 'vestibule/health_checks', fn ( array $checks ): array => array( ...$checks, $this->keyHealth() ) );
		$this->services->calls(
			array(
				'vestibule_push_subscribe'   => fn (): Call => new SubscribeCall( $this->setup(), $this->subscriptions() ),
				'vestibule_push_unsubscribe' => fn (): Call => new UnsubscribeCall( $this->subscriptions() ),
			)
		);
		add_action( 'rest_api_init', fn () => $this->routes()->register() );
		add_action( 'admin_menu', $this->addMenu( ... ) );
	}

	/** Adds USED only if push notifications were never set up. Otherwise, isUsed() depends on the settings. */
	#[Hook]
	public static function addOptions( TablesMade $made ): void {
		if ( array() === get_option( self::OPTION, array() ) ) {
			$made->options->add( self::USED, '' );
		}
		$made->options->addSettings( self::OPTION );
	}

	/** Runs after the settings have been saved. Creates the keys now, so that no visitor has to wait for it. */
	private function begin(): void {
		if ( $this->setup()->isOn() ) {
			update_option( self::USED, '1', true );
		}
		$this->makeKeys();
	}

	private function makeKeys(): void {
		$keys = new SiteKeys();
		if ( ! $this->setup()->isOwn() || $keys->isMade() ) {
			return;
		}
		try {
			$keys->pair();
		} catch ( Crypto\CryptoFault $fault ) {
			FaultLog::record( $fault );
		}
	}

	/** @param list<int> $again */
	private function send( int $post, int $after, array $again, int $tries ): void {
		$this->posts()->send( $post, $after, $again, $tries );
	}

	/** Prints the script that removes service workers, on sites that have or had push notifications. */
	private function printTidy(): void {
		if ( '' !== get_option( self::USED ) && $this->setup()->isUsed() ) {
			wp_print_inline_script_tag( $this->scripts()->tidy() );
		}
	}

	private function routes(): Admin\Routes {
		return new Admin\Routes( $this->services->schema, $this->setup(), $this->subscriptions(), $this->sendings(), $this->delivery(), $this->keyHealth() );
	}

	private function addMenu(): void {
		$data   = fn (): array => ( new Admin\ScreenData( $this->setup(), $this->scripts() ) )->all();
		$screen = new AdminScreen( new AdminAssets( $this->services->assets ), 'push', 'vestibulePushSettings', $data );
		$screen->addToMenu( __( 'Push messages', 'vestibule' ), self::SCREEN, Rest::OWNERS );
	}

	private function delivery(): Delivery {
		return new Delivery( $this->setup(), new SiteKeys(), $this->services->clock );
	}

	private function posts(): Posts {
		return new Posts( $this->setup(), $this->subscriptions(), $this->delivery(), $this->sendings(), $this->keyHealth(), $this->services->clock );
	}

	private function privacy(): Privacy {
		return new Privacy( $this->subscriptions() );
	}

	private function keyHealth(): KeyHealth {
		return new KeyHealth( $this->setup(), new SiteKeys() );
	}

	private function scripts(): Scripts {
		return new Scripts( $this->setup(), new SiteKeys(), $this->services->assets );
	}

	private function subscriptions(): Subscriptions {
		return new Subscriptions( $this->services->store()->database, $this->services->clock );
	}

	private function sendings(): Sendings {
		return new Sendings( $this->services->store()->database, $this->services->clock );
	}

	/** Returns the same object each time, because it caches the settings. */
	private function setup(): Setup {
		return $this->setup ??= new Setup( new Settings( $this->services->schema, self::OPTION, Push::class ), plugins_url( '', $this->services->assets->file ) );
	}
}
