<?php

declare(strict_types=1);

namespace Vestibule\Fields;

/** Field type that stores its value in another format than the posted one, such as international phone numbers. */
interface NormalizesValue {

	/** @param Value $value Valid or empty value. */
	public function normalize( Field $field, Value $value, Context $context ): Value;
}
