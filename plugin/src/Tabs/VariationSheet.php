<?php

declare(strict_types=1);

namespace Vestibule\Tabs;

use Vestibule\View\Assets;

defined( 'ABSPATH' ) || exit;

/** The rules of pills and boxed titles, a third of those of tabs: only pages that show one of them get them. */
final class VariationSheet {

	private const HANDLE = 'vestibule-tabs-variations';

	public function __construct( private readonly Assets $assets ) {}

	/** Where WordPress puts the sheets of blocks on a page before it knows which ones the page holds, so is this one. */
	public function enqueueEarly(): void {
		if ( ! wp_should_load_block_assets_on_demand() ) {
			$this->enqueue();
		}
	}

	/** @param array<string, mixed> $attributes Of a block with tabs. */
	public function enqueueFor( array $attributes ): void {
		if ( is_string( $attributes['className'] ?? null ) && str_contains( $attributes['className'], 'is-style-' ) ) {
			$this->enqueue();
		}
	}

	private function enqueue(): void {
		$version = wp_styles()->registered['vestibule-tabs-style']->ver ?? null;
		wp_enqueue_style( self::HANDLE, $this->assets->url( 'blocks/tabs/variations.css' ), array( 'vestibule-tabs-style' ), is_string( $version ) ? $version : null );
		wp_style_add_data( self::HANDLE, 'path', $this->assets->path( 'blocks/tabs/variations.css' ) );
	}
}
