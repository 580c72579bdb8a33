<?php

declare(strict_types=1);

namespace Vestibule\Fields\Phone;

/** Result of validating a phone number. src/phone/verdict.ts creates the same result in the browser. */
final class PhoneVerdict {

	/**
	 * @param int         $code          Number from 0 to 5 that describes the length (docs/phone.md). 0 doesn't mean
	 * that the number is valid.
	 * @param bool        $valid         Whether the number matches its country's numbering plan.
	 * @param string|null $e164          Number for storage, such as `+4930123456`. Null if it is invalid.
	 * @param string|null $international Number for display, such as `+49 30 123456`, with the extension. Null if it is
	 * invalid.
	 * @param string      $message       Translated error message (docs/phone.md). Empty if the number is valid.
	 */
	public function __construct(
		public readonly int $code,
		public readonly bool $valid,
		public readonly ?string $e164,
		public readonly ?string $international,
		public readonly string $message,
	) {}
}
