<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\FieldNames;
use Vestibule\Form\FieldType;
use Vestibule\Form\FieldWords;
use Vestibule\Form\NamePart;
use Vestibule\Module;

defined( 'ABSPATH' ) || exit;

/** Hands the editor of forms what the server gives a field by itself, in front of its script (contract form-editor). */
final class EditorModule implements Module {

	private const SCRIPT = 'vestibule-form-editor-script';

	public function __construct( private readonly Words $words ) {}

	public function register(): void {
		add_action( 'enqueue_block_editor_assets', $this->hand( ... ) );
	}

	/** @return array<string, mixed> */
	public function props(): array {
		$fields = array();
		foreach ( FieldType::cases() as $type ) {
			$fields[ $type->value ] = array(
				'name'        => FieldWords::name( $type ),
				'label'       => FieldWords::label( $type ),
				'text'        => FieldWords::text( $type ),
				'placeholder' => FieldWords::placeholder( $type ),
				'messages'    => FieldWords::messages( $type ),
				'maxLength'   => FieldWords::maxLength( $type ),
			);
		}
		$parts = array();
		foreach ( NamePart::cases() as $part ) {
			$parts[ $part->value ] = array(
				'label'        => $part->label(),
				'visible'      => $part->isVisible(),
				'required'     => $part->isRequired(),
				'autocomplete' => $part->autocomplete(),
			);
		}
		return array(
			'words'           => $this->words->all( wp_timezone_string() ),
			'fields'          => $fields,
			'parts'           => $parts,
			'reserved'        => FieldNames::RESERVED,
			'reservedPattern' => FieldNames::RESERVED_PATTERN,
		);
	}

	private function hand(): void {
		$json = wp_json_encode( $this->props(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_add_inline_script( self::SCRIPT, "window.vestibuleFormEditor = {$json};", 'before' );
	}
}
