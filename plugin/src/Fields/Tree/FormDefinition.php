<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

use Vestibule\Contract\FormSettings;
use Vestibule\Fields\Conditions\Part;
use Vestibule\Fields\Context;
use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Prefill;

/** A form as PHP and TypeScript share it: read from the blocks of a vestibule_form post. */
final class FormDefinition {

	/**
	 * @param list<FormField> $fields In the order of the blocks.
	 * @param list<Step>  $steps  None where the form is one page.
	 * @param list<Part>  $parts  What conditions can hide.
	 * @param Tree        $tree   What pages print.
	 */
	public function __construct(
		public readonly int $formId,
		public readonly int $postId,
		public readonly string $title,
		public readonly array $fields,
		public readonly FormSettings $settings,
		public readonly array $steps = array(),
		public readonly array $parts = array(),
		public readonly Tree $tree = new Tree(),
	) {}

	/** A row of a repeater is a small form. */
	public static function ofRow( Tree $tree ): self {
		return new self( 0, 0, '', $tree->fields(), new FormSettings(), parts: $tree->parts(), tree: $tree );
	}

	/** @return array<string, string|list<string>> By posted name, what stands in the controls when a visitor first sees them. */
	public function initialValues(): array {
		$values = array();
		foreach ( $this->fields as $field ) {
			$values += Prefill::fixed( $field ) + $field->type->initialValues( $field );
		}
		return $values;
	}

	/**
	 * Values for search and checks for spam: rows as their texts instead of JSON.
	 *
	 * @param array<string, string|list<string>> $values By posted name.
	 * @return array<string, string|list<string>>
	 */
	public function texts( array $values ): array {
		foreach ( $this->fields as $field ) {
			if ( $field->type instanceof HoldsRows && isset( $values[ $field->name ] ) ) {
				$values[ $field->name ] = $field->type->texts( $field->valueIn( $values ) );
			}
		}
		return $values;
	}

	/**
	 * What types may ask of the form and its answers.
	 *
	 * @param array<string, string|list<string>> $values By posted name.
	 * @param int                                $user   The signed-in user who sends them; 0 for guests.
	 */
	public function context( array $values, int $user = 0 ): Context {
		$texts = array();
		foreach ( $this->fields as $field ) {
			$texts += array( $field->type::class => $field->valueIn( $values )->string() );
		}
		return new Context( $this->formId, $this->settings, $values, $texts, $user );
	}

	public function field( string $name ): ?FormField {
		foreach ( $this->fields as $field ) {
			if ( $field->name === $name ) {
				return $field;
			}
		}
		return null;
	}

	/** Code that makes a form of its own knows no tree and maybe no conditions: those of the form that was read hold. */
	public function completedFrom( self $read ): self {
		$parts = array() === $this->parts ? $read->parts : $this->parts;
		return new self( $this->formId, $this->postId, $this->title, $this->fields, $this->settings, $this->steps, $parts, $read->tree );
	}

	/** @param list<FormField> $fields */
	public function withFields( array $fields ): self {
		return new self( $this->formId, $this->postId, $this->title, $fields, $this->settings, $this->steps, $this->parts, $this->tree );
	}
}
