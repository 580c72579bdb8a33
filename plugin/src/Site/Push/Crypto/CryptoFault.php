<?php

declare(strict_types=1);

namespace Vestibule\Site\Push\Crypto;

use RuntimeException;

/**
 * Thrown if OpenSSL fails, because a key is invalid or OpenSSL lacks the curve. The exception message never contains a
 * key.
 */
final class CryptoFault extends RuntimeException {}
