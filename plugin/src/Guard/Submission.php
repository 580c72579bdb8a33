<?php

declare(strict_types=1);

namespace Vestibule\Guard;

use Closure;

/** A submission whose values hold, as checks for spam see it. Nothing of it is stored yet. */
final class Submission {

	/**
	 * @param int                                $formPost The form's post, which settings of the form are kept with.
	 * @param array<string, string|list<string>> $values   By posted name.
	 * @param string                             $address  The visitor's IP address.
	 * @param int                                $user     0 for a guest.
	 * @param SubmissionToken|null               $token    Null for a post without scripts.
	 * @param (Closure(string): ?string)|null    $posted   What was posted under a name that is no field's.
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

	/** What was posted under a name that is no field's, such as a captcha's; null when it is missing or no text. */
	public function posted( string $name ): ?string {
		return null === $this->posted ? null : ( $this->posted )( $name );
	}

	/** @return list<string> Every text that was sent in a field. */
	public function texts(): array {
		$texts = array();
		foreach ( $this->values as $value ) {
			array_push( $texts, ...(array) $value );
		}
		return $texts;
	}
}
