<?php

declare(strict_types=1);

namespace Vestibule\Modal;

use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** Modal dialogs (docs/reference/modal.md). */
final class ModalModule implements Module {

	/** The script module that opens modals by time, scrolling or leaving. */
	public const TRIGGERS = 'vestibule/modal-triggers';

	private ?ModalIds $ids = null;

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$this->services->page->blocks->add( array( 'vestibule/modal' => fn ( array $attributes, string $content ): string => $this->modal()->render( $attributes, $content ) ) );
		add_action( 'init', $this->registerTriggers( ... ) );
	}

	private function registerTriggers(): void {
		$assets = $this->services->assets;
		wp_register_script_module( self::TRIGGERS, $assets->url( 'modules/modal-triggers.js' ), array(), $assets->version( 'modules/modal-triggers' ) );
	}

	private function modal(): ModalBlock {
		$this->ids ??= new ModalIds( $this->services->page->ids() );
		return new ModalBlock( $this->services->page->island(), $this->ids, new View(), $this->services->page->foot );
	}
}
