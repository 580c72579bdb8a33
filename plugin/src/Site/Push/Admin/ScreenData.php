<?php

declare(strict_types=1);

namespace Vestibule\Site\Push\Admin;

use Vestibule\Site\Push\Scripts;
use Vestibule\Site\Push\Setup;

/** Data for the JavaScript of the "Push messages" screen. The settings match the contract push. */
final class ScreenData {

	public function __construct(
		private readonly Setup $setup,
		private readonly Scripts $scripts,
	) {}

	/** @return array<string, mixed> Data for src/admin/push/index.tsx. */
	public function all(): array {
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
			static fn ( \WP_Term $term ): array =>
				array( 'slug' => $term->slug, 'label' => html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ) ),
			is_array( $terms )
				? array_values( array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof \WP_Term ) )
				: array()
		);
	}
}
