<?php

declare(strict_types=1);

namespace Vestibule\Entries;

use Vestibule\View\AdminAssets;

/** The screen "Entries": a heading and a place for the app of src/admin/entries, whose files load nowhere else. */
final class Screen {

	private const APP = 'entries';

	public function __construct( private readonly AdminAssets $assets ) {}

	/** When this screen is about to be shown. */
	public function load(): void {
		add_action( 'admin_enqueue_scripts', fn () => $this->assets->enqueue( self::APP ) );
	}

	public function show(): void {
		printf(
			'<div class="wrap vestibule-entries-screen"><h1 class="wp-heading-inline">%1$s</h1><hr class="wp-header-end">%2$s</div>',
			esc_html__( 'Entries', 'vestibule' ),
			wp_kses( $this->assets->place( self::APP ), 'post' )
		);
	}
}
