<?php

declare(strict_types=1);

namespace Vestibule\Fields\Answers;

use Vestibule\Fields\ComputesValue;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Types\Choice\Other;

/**
 * JSON Schema of a submission, for API clients that collect answers. The form's own validation is authoritative,
 * because some of its rules can't be expressed in a schema.
 */
final class AnswerSchema {

	/** @return array<string, mixed> */
	public function forForm( FormDefinition $form ): array {
		$properties = array();
		$required   = array();
		foreach ( $form->fields as $field ) {
			if ( $field->type instanceof ComputesValue ) {
				continue;
			}
			$properties[ $field->name ] = $this->forField( $field );
			if ( $field->required && ! $this->isConditional( $form, $field ) ) {
				$required[] = $field->name;
			}
		}
		return array(
			'$schema'              => 'http://json-schema.org/draft-04/schema#',
			'title'                => $form->title,
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => (object) $properties,
		) + ( array() === $required ? array() : array( 'required' => $required ) );
	}

	/** @return array<string, mixed> */
	private function forField( FormField $field ): array {
		$words  = array_filter(
			array( 'title' => $field->label, 'description' => $field->help ),
			static fn ( string $text ): bool => '' !== $text
		);
		$schema = $field->type->valueSchema( $field );
		return $words + match ( true ) {
			array() !== $schema                       => $schema,
			null !== $field->type->parts( $field )    => $this->parts( $field ),
			$field->type->holdsList()                 => $this->list( $field ),
			default                                   => array(
				'type' => 'string',
			) + $this->choices( $field ) + $this->length( $field ),
		};
	}

	/** @return array<string, mixed> */
	private function parts( FormField $field ): array {
		$required = array_values(
			array_column( array_filter( $field->parts(), static fn ( array $part ): bool => $part['required'] ), 'key' )
		);
		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => (object) array_map(
				static fn ( string $label ): array => array( 'type' => 'string', 'title' => $label ),
				array_column( $field->parts(), 'label', 'key' )
			),
		) + ( array() === $required ? array() : array( 'required' => $required ) );
	}

	/** @return array<string, mixed> */
	private function list( FormField $field ): array {
		$most = max( $field->number( 'maxSelections' ), $field->number( 'maxFiles' ) );
		return array(
			'type'        => 'array',
			'uniqueItems' => true,
			'items'       => array( 'type' => 'string' ) + $this->choices( $field ),
		) + ( $field->required ? array( 'minItems' => 1 ) : array() ) + (
			$most > 0 ? array( 'maxItems' => $most ) : array()
		);
	}

	/** @return array<string, mixed> */
	private function choices( FormField $field ): array {
		$options = $field->type->choices( $field );
		if ( array() === $options || Other::isOffered( $field ) ) {
			return array();
		}
		return array(
			'oneOf' => array_map(
				static fn ( array $option ): array =>
					array( 'enum' => array( $option['value'] ), 'title' => $option['label'] ),
				$options
			),
		);
	}

	/** @return array<string, int> */
	private function length( FormField $field ): array {
		return $field->number( 'maxLength' ) > 0 ? array( 'maxLength' => $field->number( 'maxLength' ) ) : array();
	}

	/** Checks whether conditions can hide a field. The schema can't require such a field. */
	private function isConditional( FormDefinition $form, FormField $field ): bool {
		foreach ( $form->parts as $part ) {
			if ( $part->id === $field->name || in_array( $field->name, $part->names, true ) ) {
				return true;
			}
		}
		return false;
	}
}
