<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Closure;

/** Submission for spam checks. It has been validated, but nothing has been stored yet. */
final class Submission {

	/**
	 * @param int                                $formPost Post ID of the form. The post contains the form's settings.
	 * @param array<string, string|list<string>> $values   Answers by input name.
	 * @param string                             $address  IP address of the visitor.
	 * @param int                                $user     ID of the logged-in user; 0 for a guest.
	 * @param SubmissionToken|null               $token    Null if the form was submitted without JavaScript.
	 * @param (Closure(string): ?string)|null    $posted   Returns a posted value that doesn't belong to a field, by its
	 * name.
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
	 * Returns a posted value that doesn't belong to a field, such as a captcha response. Null if it is missing or not a
	 * string.
	 */
	public function posted( string $name ): ?string {
		return null === $this->posted ? null : ( $this->posted )( $name );
	}

	/** @return list<string> All answers as strings. */
	public function texts(): array {
		$texts = array();
		foreach ( $this->values as $value ) {
			array_push( $texts, ...(array) $value );
		}
		return $texts;
	}
}
