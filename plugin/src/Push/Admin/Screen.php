<?php

declare(strict_types=1);

namespace Vestibule\Push\Admin;

use Vestibule\Push\Scripts;
use Vestibule\Push\Setup;
use Vestibule\View\AdminAssets;

/** The screen "Notifications": the option vestibule_push in the shape of its contract, and how it goes. */
final class Screen {

	public const SLUG = 'vestibule-push';

	public function __construct(
		private readonly AdminAssets $assets,
		private readonly Setup $setup,
		private readonly Scripts $scripts,
	) {}

	/** When this screen is about to be shown. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', fn () => $this->assets->enqueue( 'push', 'vestibulePushSettings', $this->data() ) );
	}

	public function show(): void {
		printf( '<div class="wrap"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">%2$s</div>', esc_html__( 'Notifications', 'vestibule' ), wp_kses( $this->assets->place( 'push' ), 'post' ) );
	}

	/** @return array<string, mixed> As src/admin/push/fromServer.ts reads it. */
	private function data(): array {
		return array(
			'settings'   => $this->setup->settings->all(),
			'defaults'   => $this->setup->settings->fit( null ),
			'props'      => $this->scripts->props(),
			'home'       => home_url( '/', 'https' ),
			'categories' => $this->categories(),
		);
	}

	/** @return list<array{slug: string, label: string}> */
	private function categories(): array {
		$terms = get_terms( array( 'taxonomy' => 'category', 'hide_empty' => false, 'number' => 200 ) );
		return array_map(
			static fn ( \WP_Term $term ): array => array( 'slug' => $term->slug, 'label' => html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ) ),
			is_array( $terms ) ? array_values( array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof \WP_Term ) ) : array()
		);
	}
}
