<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\Conditions\Part;
use Vestibule\Form\Steps\Step;

/** A form as PHP and TypeScript share it: read from the blocks of a vestibule_form post. */
final class FormDefinition {

	/** @var list<Step> None where the form is one page. */
	public readonly array $steps;

	/** @var list<Part> What of it conditions can hide. */
	public readonly array $parts;

	/** Its blocks where they are printed in another order than that of its post. */
	public readonly ?string $content;

	/** @param list<Field> $fields In the order of the blocks. */
	public function __construct(
		public readonly int $formId,
		public readonly int $postId,
		public readonly string $title,
		public readonly array $fields,
		public readonly FormSettings $settings,
		FormLayout $layout = new FormLayout(),
	) {
		$this->steps = $layout->steps;
		$this->parts = $layout->parts;
		$this->content = $layout->content;
	}

	/** @return array<string, string|list<string>> By posted name, what stands in the controls when a visitor first sees them. */
	public function initialValues(): array {
		$values = array();
		foreach ( $this->fields as $field ) {
			$values += $field->type->initialValues( $field );
		}
		return $values;
	}

	public function field( string $name ): ?Field {
		foreach ( $this->fields as $field ) {
			if ( $field->name === $name ) {
				return $field;
			}
		}
		return null;
	}

	/** @param list<Part> $parts */
	public function withParts( array $parts ): self {
		return new self( $this->formId, $this->postId, $this->title, $this->fields, $this->settings, new FormLayout( $this->steps, $parts, $this->content ) );
	}

	/** @param list<Field> $fields */
	public function withFields( array $fields ): self {
		return new self( $this->formId, $this->postId, $this->title, $fields, $this->settings, new FormLayout( $this->steps, $this->parts, $this->content ) );
	}
}
