<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Phone;

/** What becomes of a typed phone number. The browser answers the same from src/phone/verdict.ts. */
final class PhoneVerdict {

	/**
	 * @param int         $code          0 to 5 (docs/phone.md); what the length says, so 0 does not mean
	 * valid.
	 * @param bool        $valid         The number exists in its country's numbering plan.
	 * @param string|null $e164          `+4930123456` when valid, for storing.
	 * @param string|null $international `+49 30 123456` when valid, for showing; with the extension.
	 * @param string      $message       Why it is not accepted (docs/phone.md), translated; empty when valid.
	 */
	public function __construct(
		public readonly int $code,
		public readonly bool $valid,
		public readonly ?string $e164,
		public readonly ?string $international,
		public readonly string $message,
	) {}
}
