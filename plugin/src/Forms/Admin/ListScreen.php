<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin;

use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Wiring\Hook;

/** Screen with the list of forms: its script, and messages about forms in the Trash. */
final class ListScreen {

	public function __construct( private readonly AdminAssets $assets, private readonly TrashScreen $trash ) {}

	#[Hook( 'load-edit.php' )]
	public function prepare(): void {
		$this->trash->ask();
		if ( 'edit-' . FormPostType::NAME === get_current_screen()?->id ) {
			add_action( 'admin_enqueue_scripts', fn () => $this->assets->enqueue( 'form-list' ) );
			add_action( 'admin_notices', $this->trash->tell( ... ) );
		}
	}
}
