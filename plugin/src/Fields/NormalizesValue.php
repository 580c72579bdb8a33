<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** Field type whose stored format differs from the submitted one, such as international phone numbers. */
interface NormalizesValue {

	/** @param Value $value Valid or empty value. */
	public function normalize( Field $field, Value $value, Context $context ): Value;
}
