<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Countries;
use Vestibule\Contracts\FormLabels;

defined( 'ABSPATH' ) || exit;

/** The words of a form for those who read its entries, also when the form is a draft or in the Trash by now. */
final class Labels implements FormLabels {

	public function __construct( private readonly Forms $forms, private readonly Countries $countries ) {}

	public function labels( int $formId ): array {
		$labels = array();
		foreach ( $this->forms->ofAnyStatus( $formId )->fields ?? array() as $field ) {
			$options = FieldType::Country === $field->type ? $this->countries->options() : $field->options;
			$parts   = FieldType::Name === $field->type ? array_column( $field->parts, 'label', 'name' ) : array( $field->name => $field->label );
			foreach ( $parts as $name => $label ) {
				$labels[ $name ] = array(
					'type'    => $field->type->value,
					'label'   => $label,
					'options' => array_column( $options, 'label', 'value' ),
				);
			}
		}
		return $labels;
	}

	public function title( int $formId ): string {
		return $this->forms->ofAnyStatus( $formId )->title ?? '';
	}
}
