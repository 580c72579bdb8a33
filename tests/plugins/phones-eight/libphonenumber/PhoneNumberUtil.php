<?php

declare(strict_types=1);

namespace libphonenumber;

use LogicException;

/** Can do nothing of what version 9 can: whoever takes it for that fails. */
class PhoneNumberUtil {

	/** @throws LogicException */
	public static function getInstance(): self {
		throw new LogicException( 'This is the library of another plugin.' );
	}
}
