<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

use Vestibule\Form\Field;
use Vestibule\Form\SubmittedData;
use Vestibule\Form\View\FieldView;

/**
 * Everything the server knows of one type of field. BaseType answers what most types share; what few types do is in
 * small interfaces beside this one (HasParts, HoldsList, PostsBeside, HasInitialValue, HasRole, HasScript,
 * NormalizesValue, BooksTime). A type has no state: one object serves all fields of all forms (docs/field-types.md).
 */
interface FieldType {

	/** Lower-case words joined by hyphens, such as `multi-select`; the block is `vestibule/field-multi-select`. */
	public function name(): string;

	/**
	 * What an editor sets beside name, label, help, required and messages, which all types have.
	 *
	 * @return array<string, array<string, mixed>> JSON Schema (the draft-04 subset that WordPress validates) by
	 * attribute, each with a `default`. What does not fit is read as its default.
	 */
	public function attributes(): array;

	/** What a field has where its editor set nothing; in the site's language, so it is asked each time. */
	public function defaults(): Defaults;

	/**
	 * The attributes of a field, checked and with their defaults, as the field shall have them.
	 *
	 * @param array<string, mixed> $settings By attribute.
	 * @param string               $name     Under which the field posts.
	 * @return array<string, mixed>
	 */
	public function settings( array $settings, string $name ): array;

	/**
	 * Takes the field's value from a submission, as it was sent.
	 *
	 * @throws \Vestibule\Form\SubmissionRefused When what was sent has another shape than the type's: no form of ours sends that.
	 */
	public function read( Field $field, SubmittedData $data ): Value;

	/** @return array<string, list<string>> What is wrong, in words, by posted name; empty when all holds. */
	public function errors( Field $field, Value $value, Context $context ): array;

	/** @return string The finished HTML inside the field's block, every value escaped. */
	public function render( FieldView $view ): string;

	/** @return string What was answered, as plain text: for mails, the entries screen, prints. */
	public function asText( Field $field, Value $value ): string;

	/** @return array<string, string> The answer as columns, text by heading: for exports. */
	public function export( Field $field, Value $value ): array;
}
