<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Closure;

/** Validated submission for spam checks. Nothing has been stored yet. */
final class Submission {

	/**
	 * @param int                                $formPost ID of the form's post, which contains its settings.
	 * @param array<string, string|list<string>> $values   Answers by posted name.
	 * @param string                             $address  IP address of the visitor.
	 * @param int                                $user     User ID; 0 for a guest.
	 * @param SubmissionToken|null               $token    Null for a submission without JavaScript.
	 * @param (Closure(string): ?string)|null    $posted   Returns a posted value that belongs to no field.
	 */
	public function __construct(
		public readonly int $formId,
		public readonly int $formPost,
		public readonly array $values,
		public readonly string $name = '',
		public readonly string $email = '',
		public readonly string $address = '',
		public readonly string $agent = '',
		public readonly int $user = 0,
		public readonly string $page = '',
		public readonly string $language = '',
		public readonly string $referer = '',
		public readonly ?SubmissionToken $token = null,
		public readonly ?Closure $posted = null,
	) {}

	/**
	 * Returns a posted value that belongs to no field, such as a captcha response. Null if it is missing or not a
	 * string.
	 */
	public function posted( string $name ): ?string {
		return null === $this->posted ? null : ( $this->posted )( $name );
	}

	/** @return list<string> Texts of all fields. */
	public function texts(): array {
		$texts = array();
		foreach ( $this->values as $value ) {
			array_push( $texts, ...(array) $value );
		}
		return $texts;
	}
}
