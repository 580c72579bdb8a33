<?php

declare(strict_types=1);

namespace libphonenumber;

/** Numbers in version 8, cases of an enum since version 9. */
class PhoneNumberFormat {

	const E164          = 0;
	const INTERNATIONAL = 1;
}
