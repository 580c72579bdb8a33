<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** A type that stores its value in another spelling than it was typed, such as a phone number in international form. */
interface NormalizesValue {

	/** @param Value $value One that holds, or was left empty. */
	public function normalize( Field $field, Value $value, Context $context ): Value;
}
