<?php

declare(strict_types=1);

namespace Vestibule\Modal;

use Vestibule\Module;
use Vestibule\View\BlockHtml;
use Vestibule\View\Island;

defined( 'ABSPATH' ) || exit;

/** Modal dialogs (docs/reference/modal.md). */
final class ModalModule implements Module {

	/** @param string $url Of the build. */
	public function __construct(
		private readonly Island $island,
		private readonly string $url,
	) {}

	public function register(): void {
		$modal = new ModalBlock( $this->island, new ModalIds( $this->island->ids ), new View() );
		( new BlockHtml( array( 'vestibule/modal' => $modal->html( ... ) ) ) )->register();
		add_action( 'init', $this->registerTriggers( ... ) );
	}

	private function registerTriggers(): void {
		$file  = dirname( __DIR__, 2 ) . '/build/modules/modal-triggers.asset.php';
		$asset = is_file( $file ) ? require $file : array();
		wp_register_script_module(
			Triggers::MODULE,
			$this->url . '/modules/modal-triggers.js',
			array(),
			is_array( $asset ) && is_string( $asset['version'] ?? null ) ? $asset['version'] : '1'
		);
	}
}
