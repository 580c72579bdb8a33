<?php

declare(strict_types=1);

namespace Vestibule\Push;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\SettingsRoute;
use Vestibule\Module;
use Vestibule\View\BlockHtml;

defined( 'ABSPATH' ) || exit;

/** Notifications in the browser (specification 2.9, 4.12, 7.10; contract section 7). Off until the owner chooses a provider. */
final class PushModule implements Module {

	private const HANDLE = 'vestibule/push';

	/**
	 * @param string $build Folder of the build.
	 * @param string $url   Its address.
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Posts $posts,
		private readonly SiteKeys $keys,
		private readonly string $build,
		private readonly string $url,
	) {}

	public function register(): void {
		$route = fn () => ( new SettingsRoute( $this->schema, $this->setup->settings ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		foreach ( array( 'add_option_', 'update_option_' ) as $change ) {
			add_action( $change . Setup::OPTION, $this->changed( ... ), 20, 0 );
		}
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
		add_filter( 'script_module_data_' . self::HANDLE, $this->data( ... ) );
		add_action( 'transition_post_status', $this->posts->published( ... ), 10, 3 );
		add_action( Posts::HOOK, $this->posts->send( ... ), 10, 4 );
		( new Privacy( $this->subscriptions ) )->register();
		( new BlockHtml( array( 'vestibule/push-subscribe' => ( new Block( $this->setup ) )->html( ... ) ) ) )->register();
	}

	/** From now on browsers may hold a worker of ours. */
	private function changed(): void {
		$this->setup->settings->forget();
		if ( $this->setup->isOn() ) {
			update_option( Setup::USED, '1', true );
		}
	}

	/** Where notifications are set up, and where they were: a browser that comes back gives its worker up. */
	private function enqueue(): void {
		if ( $this->setup->isOn() || get_option( Setup::USED ) ) {
			wp_enqueue_script_module( self::HANDLE, $this->url . '/modules/push.js', array(), $this->version( 'push' ) );
		}
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	private function data( array $data ): array {
		try {
			$key = $this->setup->isOwn() ? $this->keys->publicKey() : '';
		} catch ( Crypto\CryptoFault ) {
			$key = '';
		}
		return $this->setup->props( $key, $this->url . '/modules/push-ask.js?ver=' . $this->version( 'push-ask' ) ) + $data;
	}

	private function version( string $name ): string {
		$file  = "{$this->build}/modules/{$name}.asset.php";
		$asset = is_file( $file ) ? require $file : array();
		return is_array( $asset ) && is_string( $asset['version'] ?? null ) ? $asset['version'] : '1';
	}
}
