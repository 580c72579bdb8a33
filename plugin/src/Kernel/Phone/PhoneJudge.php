<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Phone;

/** What a form needs to know of phone numbers (docs/form.md valid_phone_number, 5.3). */
interface PhoneJudge {

	/**
	 * Judges a number by its country's numbering plan. Never throws, whatever the text holds.
	 *
	 * @param string $number  As typed; a leading + makes it international, otherwise it is read in the country's plan.
	 * @param string $country ISO 3166-1 alpha-2 in any case, or empty when the visitor has chosen none.
	 */
	public function verdict( string $number, string $country ): PhoneVerdict;

	/**
	 * The number with the country's dial code before it, as typed otherwise; one that begins with a plus sign or 00 stays
	 * as it is (docs/form.md, valid_phone_number without extended validation).
	 *
	 * @param string $country ISO 3166-1 alpha-2 in any case, or empty: then there is no code to put before it.
	 * @return string|null Null when the text is no number at all.
	 */
	public function withDialCode( string $number, string $country ): ?string;
}
