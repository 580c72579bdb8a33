<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Fields\FieldTypes;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Source;

defined( 'ABSPATH' ) || exit;

/** Imports export files of WPForms (Tools, Export). They contain a list of forms with settings and fields by ID. */
final class WPForms implements Source {

	/**
	 * Settings that are skipped and not reported: IDs, appearance, and spam protection, which every form of this plugin
	 * has.
	 */
	private const NEUTRAL = array(
		...array(
			'form_title', 'submit_text_processing', 'ajax_submit', 'antispam', 'antispam_v3', 'honeypot', 'anti_spam',
			'form_tags', 'store_spam_entries', 'notification_enable',
		),
		...array(
			'id', 'field_id', 'meta', 'themes', 'lead_forms', 'dynamic_population', 'import_form_notice', 'template',
			'version',
		),
	);

	public function __construct( private readonly FieldTypes $types ) {}

	public function label(): string {
		return 'WPForms';
	}

	public function read( string $file ): ?array {
		$data  = ForeignData::json( $file );
		$forms = null === $data ? array() : ( $data->has( 'settings' ) ? array( $data ) : $data->all() );
		$found = array_filter(
			$forms,
			static fn ( ForeignData $form ): bool =>
				$form->has( 'fields' ) && $form->at( 'settings' )->has( 'form_title' )
		);
		return array() === $found ? null : array_values( array_map( $this->form( ... ), $found ) );
	}

	private function form( ForeignData $form ): FormDraft {
		$settings = $form->at( 'settings' );
		$draft    = new FormDraft( $settings->text( 'form_title' ), $this->types );
		$fields   = $form->at( 'fields' )->all();
		$reader   = new WPFormsField( $draft );
		array_walk( $fields, static fn ( ForeignData $field ) => $reader->expect( $field ) );
		$is_split = array() !== array_filter(
			$fields,
			static fn ( ForeignData $field ): bool => 'pagebreak' === $field->text( 'type' )
		);
		if ( $is_split ) {
			$draft->step( '' );
		}
		array_walk( $fields, static fn ( ForeignData $field ) => $reader->read( $field ) );
		$draft->button( $settings->text( 'submit_text' ) );
		( new WPFormsAfter( $draft ) )->read( $settings );
		$draft->leaveOut(
			__( 'Settings of the form', 'vestibule' ),
			$form->unread( array( ...self::NEUTRAL, 'fields' ) )
		);
		return $draft;
	}
}
