<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Fields\FieldTypes;
use Vestibule\Tools\Import\ForeignData;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Imports export files of Gravity Forms (Import/Export). They contain an object with the forms by index, and the
 * version of Gravity Forms.
 */
final class GravityForms implements Source {

	/** Keys of form settings that are skipped and not reported: IDs, positions and appearance. */
	private const NEUTRAL = array(
		...array(
			'id', 'version', 'labelPlacement', 'descriptionPlacement', 'subLabelPlacement', 'validationSummary',
			'requiredIndicator', 'customRequiredIndicator', 'markupVersion', 'nextFieldId',
		),
		...array(
			'is_active', 'is_trash', 'date_created', 'date_updated', 'enableHoneypot', 'honeypotAction',
			'enableAnimation', 'useCurrentUserAsAuthor', 'postContentTemplateEnabled',
		),
		...array(
			'postTitleTemplateEnabled', 'postAuthor', 'postCategory', 'postFormat', 'postStatus', 'currency',
			'lastPageButton', 'template_id', 'submitButton', 'imageUrl', 'width', 'location',
		),
	);

	public function __construct( private readonly FieldTypes $types ) {}

	public function label(): string {
		return 'Gravity Forms';
	}

	public function read( string $file ): ?array {
		$data  = ForeignData::json( $file );
		$found = null === $data ? array() : array_filter(
			$data->all(),
			static fn ( ForeignData $form ): bool =>
				$form->has( 'fields' )
					&& $form->has( 'title' )
					&& ( $form->has( 'labelPlacement' ) || $form->has( 'button' ) )
		);
		return array() === $found ? null : array_values( array_map( $this->form( ... ), $found ) );
	}

	private function form( ForeignData $form ): FormDraft {
		$draft  = new FormDraft( $form->text( 'title' ), $this->types );
		$fields = $form->at( 'fields' )->all();
		$reader = new GravityField( $draft, $form );
		array_walk( $fields, static fn ( ForeignData $field ) => $reader->expect( $field ) );
		$titles = $form->at( 'pagination' )->at( 'pages' )->texts();
		$page   = 0;
		if (
			array() !== array_filter(
				$fields,
				static fn ( ForeignData $field ): bool => 'page' === $field->text( 'type' )
			)
		) {
			$draft->step( $titles[0] ?? '' );
		}
		foreach ( $fields as $field ) {
			if ( 'page' === $field->text( 'type' ) ) {
				++$page;
				$draft->step( $titles[ $page ] ?? '' );
				$draft->leaveOut(
					/* translators: %d: number of a step. */
					sprintf( __( 'Step %d', 'vestibule' ), $page + 1 ),
					array_values( array_intersect( $field->unread(), array( 'conditionalLogic', 'cssClass' ) ) )
				);
			} else {
				$reader->read( $field );
			}
		}
		$draft->button( $form->at( 'button' )->text( 'text' ) );
		$form->at( 'button' )->ignore( array( 'type' ) );
		$form->at( 'pagination' )->ignore(
			array(
				'type', 'style', 'display_progressbar_on_confirmation', 'progressbar_completion_text',
				'backgroundColor', 'color',
			)
		);
		( new GravityAfter( $draft ) )->read( $form );
		$draft->leaveOut(
			__( 'Settings of the form', 'vestibule' ),
			$form->unread( array( ...self::NEUTRAL, 'fields' ) )
		);
		return $draft;
	}
}
