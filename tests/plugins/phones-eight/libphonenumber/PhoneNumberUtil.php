<?php

declare(strict_types=1);

namespace libphonenumber;

use LogicException;

/** Lacks the methods of version 9, so code that mistakes it for version 9 fails. */
class PhoneNumberUtil {

	/** @throws LogicException */
	public static function getInstance(): self {
		throw new LogicException( 'This is the library of another plugin.' );
	}
}
