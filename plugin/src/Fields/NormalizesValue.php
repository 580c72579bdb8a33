<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** Field type that stores its value in a normalized format, such as phone numbers in international format. */
interface NormalizesValue {

	/** @param Value $value Valid or empty value. */
	public function normalize( Field $field, Value $value, Context $context ): Value;
}
