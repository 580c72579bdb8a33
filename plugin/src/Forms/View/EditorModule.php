<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\Tree\FieldNames;
use Vestibule\Fields\Types\Lines\Lines;
use Vestibule\Fields\View\Words;
use Vestibule\Forms\FormPostType;
use Vestibule\Module;
use WP_Block_Type_Registry;
use WP_Screen;

defined( 'ABSPATH' ) || exit;

/** Hands the editor of forms what the server gives a field by itself, in front of its script (contract form-editor). */
final class EditorModule implements Module {

	private const SCRIPT = 'vestibule-form-editor-script';

	/** What scripts of other plugins stand on, whatever WordPress calls the script of a block. */
	private const HANDLE = 'vestibule-form-editor';

	public function __construct( private readonly FieldTypes $types ) {}

	public function register(): void {
		add_action( 'admin_init', $this->registerHandle( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->hand( ... ) );
		add_action( 'current_screen', $this->freeFieldsInForms( ... ) );
	}

	/** Fields live inside a form block; where the form itself is edited there is none around them. */
	private function freeFieldsInForms( WP_Screen $screen ): void {
		if ( FormPostType::NAME !== $screen->post_type ) {
			return;
		}
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			if ( array( 'vestibule/form' ) === $type->ancestor ) {
				$type->ancestor = null;
			}
		}
	}

	/** @return array<string, mixed> */
	public function props(): array {
		$fields = array();
		$parts  = array();
		foreach ( $this->types->all() as $name => $type ) {
			$defaults        = $type->defaults();
			$parts          += $type instanceof Lines ? $type->allParts() : array();
			$fields[ $name ] = array(
				'name'        => $defaults->name,
				'label'       => $defaults->label,
				'text'        => $defaults->string( 'text' ),
				'placeholder' => $defaults->string( 'placeholder' ),
				'messages'    => $defaults->messages,
				'maxLength'   => $defaults->number( 'maxLength' ),
				'inRow'       => $type->standsInRow(),
				'words'       => (object) array_filter( $defaults->settings, is_string( ... ) ),
			);
		}
		return array(
			'words'           => ( new Words( $this->types ) )->all(),
			'fields'          => $fields,
			'parts'           => $parts,
			'reserved'        => FieldNames::RESERVED,
			'reservedPattern' => FieldNames::RESERVED_PATTERN,
		);
	}

	private function registerHandle(): void {
		wp_register_script( self::HANDLE, false, array( self::SCRIPT ), '1', true );
	}

	private function hand(): void {
		$json = wp_json_encode( $this->props(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_add_inline_script( self::SCRIPT, "window.vestibuleFormEditor = {$json};", 'before' );
	}
}
