<?php

declare(strict_types=1);

namespace Vestibule\Fields\Tree;

use Vestibule\Contract\FormSettings;
use Vestibule\Fields\Conditions\Part;
use Vestibule\Fields\Context;
use Vestibule\Fields\FormField;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Prefill;

/** Definition of a form, read from the blocks of a vestibule_form post. PHP and TypeScript use the same structure. */
final class FormDefinition {

	/**
	 * @param list<FormField> $fields Fields, in the order of the blocks.
	 * @param list<Step>      $steps  Steps. Empty if the form has only one page.
	 * @param list<Part>      $parts  Parts that conditions can hide.
	 * @param Tree            $tree   Blocks that pages render.
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

	/** Creates the definition of a repeater row. A row works like a small form. */
	public static function ofRow( Tree $tree ): self {
		return new self( 0, 0, '', $tree->fields(), new FormSettings(), parts: $tree->parts(), tree: $tree );
	}

	/** @return array<string, string|list<string>> Initial values of the fields, by input name. */
	public function initialValues(): array {
		$values = array();
		foreach ( $this->fields as $field ) {
			$values += Prefill::fixed( $field ) + $field->type->initialValues( $field );
		}
		return $values;
	}

	/**
	 * Prepares values for search and spam checks. The JSON of repeater rows is replaced by the answers that it
	 * contains.
	 *
	 * @param array<string, string|list<string>> $values Values by input name.
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
	 * Creates the context for field types.
	 *
	 * @param array<string, string|list<string>> $values Values by input name.
	 * @param int                                $user   ID of the logged-in user who submits the values. 0 for guests.
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

	/**
	 * Completes a definition that other code has created: adds the tree of the stored form, and its parts if the
	 * definition has none.
	 */
	public function completedFrom( self $read ): self {
		$parts = array() === $this->parts ? $read->parts : $this->parts;
		return new self(
			$this->formId,
			$this->postId,
			$this->title,
			$this->fields,
			$this->settings,
			$this->steps,
			$parts,
			$read->tree
		);
	}

	/** @param list<FormField> $fields */
	public function withFields( array $fields ): self {
		return new self(
			$this->formId,
			$this->postId,
			$this->title,
			$fields,
			$this->settings,
			$this->steps,
			$this->parts,
			$this->tree
		);
	}
}
