<?php

declare(strict_types=1);

namespace Vestibule\Fields\Phone;

/** Result of validating a phone number. The browser creates the same in src/phone/verdict.ts. */
final class PhoneVerdict {

	/**
	 * @param int         $code          0 to 5 (docs/phone.md). Describes the length, so 0 doesn't mean valid.
	 * @param bool        $valid         Whether the number exists in its country's numbering plan.
	 * @param string|null $e164          `+4930123456`, for storage; null if invalid.
	 * @param string|null $international `+49 30 123456`, for display, with the extension; null if invalid.
	 * @param string      $message       Translated error message (docs/phone.md); empty if valid.
	 */
	public function __construct(
		public readonly int $code,
		public readonly bool $valid,
		public readonly ?string $e164,
		public readonly ?string $international,
		public readonly string $message,
	) {}
}
