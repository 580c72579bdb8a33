<?php

declare(strict_types=1);

namespace Vestibule\Push;

use Vestibule\Contracts\Schema;
use Vestibule\Contracts\SettingsRoute;
use Vestibule\Module;
use Vestibule\View\BlockHtml;

defined( 'ABSPATH' ) || exit;

/** Notifications in the browser (docs/reference/push.md). Off until the owner chooses a provider. */
final class PushModule implements Module {

	public function __construct(
		private readonly Schema $schema,
		private readonly Setup $setup,
		private readonly Subscriptions $subscriptions,
		private readonly Posts $posts,
		private readonly Sendings $sendings,
		private readonly Scripts $scripts,
	) {}

	public function register(): void {
		$route = fn () => ( new SettingsRoute( $this->schema, $this->setup->settings ) )->register();
		add_action( 'admin_init', $route );
		add_action( 'rest_api_init', $route );
		foreach ( array( 'add_option_', 'update_option_' ) as $change ) {
			add_action( $change . Setup::OPTION, $this->changed( ... ), 20, 0 );
		}
		add_action( 'wp_footer', $this->printTidy( ... ) );
		add_filter( 'script_module_data_' . Scripts::HANDLE, fn ( array $data ): array => $this->scripts->props() + $data );
		add_action( 'transition_post_status', $this->posts->published( ... ), 10, 3 );
		add_action( Posts::HOOK, $this->posts->send( ... ), 10, 4 );
		add_action( 'deleted_post', fn ( int $post ) => $this->setup->isUsed() ? $this->sendings->forget( $post ) : null );
		( new Privacy( $this->subscriptions ) )->register();
		( new BlockHtml( array( 'vestibule/push-subscribe' => ( new Block( $this->setup, $this->scripts ) )->html( ... ) ) ) )->register();
	}

	/** From now on browsers may hold a worker of ours. */
	private function changed(): void {
		$this->setup->settings->forget();
		if ( $this->setup->isOn() ) {
			update_option( Setup::USED, '1', true );
		}
	}

	/** Where notifications are set up, and where they were: a browser that comes back gives its worker up. */
	private function printTidy(): void {
		if ( $this->setup->isUsed() ) {
			wp_print_inline_script_tag( $this->scripts->tidy() );
		}
	}
}
